import { testimonials } from "../../content/company/testimonials.ts";
import { home } from "../../content/home/home.ts";
import { TestimonialCard } from "../testimonials/TestimonialCard.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { SampleCaption } from "../ui/SampleMark.tsx";
import { Section } from "../ui/Section.tsx";

const shown = 9;

export const TestimonialsPreview = () =>
  testimonials.length > 0 && (
    <Section id="testimonials" className="max-md:py-9" title={home.testimonials.heading} intro={home.testimonials.text}>
      <SampleCaption of="quotations" className="mb-3 md:mb-6" />
      <ul className="columns-on-paper max-lg:snap-row lg:grid lg:grid-cols-2 xl:grid-cols-4">
        {testimonials.slice(0, shown).map((testimonial, index) => (
          <li
            key={testimonial.name}
            className={`lg:row-span-2 lg:grid lg:grid-rows-subgrid lg:gap-y-0 ${index === 0 ? "lg:col-span-full lg:mb-10" : "lg:border-line lg:not-last:border-r lg:max-xl:odd:border-r-0 xl:nth-[4n+1]:border-r-0 xl:nth-[4n+2]:*:pl-0 xl:nth-[-n+5]:border-b lg:max-xl:nth-[-n+7]:border-b"}`}
          >
            <TestimonialCard testimonial={testimonial} leads={index === 0} />
          </li>
        ))}
      </ul>
      {testimonials.length > shown && (
        <p className="mt-4 lg:mt-10">
          <ButtonLink look="outline" href={home.testimonials.more.href} className="max-sm:w-full">
            {home.testimonials.more.label}
          </ButtonLink>
        </p>
      )}
    </Section>
  );
