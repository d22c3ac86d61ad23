import { home } from "../../content/home.ts";
import { testimonials } from "../../content/testimonials.ts";
import { TestimonialCard } from "../testimonials/TestimonialCard.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { Section } from "../ui/Section.tsx";

const shown = 9;

export const TestimonialsPreview = () =>
  testimonials.length > 0 && (
    <Section id="testimonials" title={home.testimonials.heading} intro={home.testimonials.text}>
      <ul className="max-lg:snap-row lg:grid lg:grid-cols-3 lg:gap-5">
        {testimonials.slice(0, shown).map((testimonial) => (
          <li key={testimonial.name}>
            <TestimonialCard testimonial={testimonial} />
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
