import { home } from "../../content/home.ts";
import { testimonials } from "../../content/testimonials.ts";
import { TestimonialCard } from "../testimonials/TestimonialCard.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { Section } from "../ui/Section.tsx";

const shown = 9;

export const TestimonialsPreview = () =>
  testimonials.length > 0 && (
    <Section id="testimonials" title={home.testimonials.heading} intro={home.testimonials.text}>
      <ul className="snap-row md:grid md:grid-cols-2 md:gap-5 lg:grid-cols-3">
        {testimonials.slice(0, shown).map((testimonial, index) => (
          <li key={testimonial.name} className="first:md:max-lg:col-span-2">
            <TestimonialCard testimonial={testimonial} large={index === 0 ? "tablet-only" : undefined} />
          </li>
        ))}
      </ul>
      <p className="mt-6 md:mt-10">
        <ButtonLink look="outline" href={home.testimonials.more.href} className="max-sm:w-full">
          {home.testimonials.more.label}
        </ButtonLink>
      </p>
    </Section>
  );
