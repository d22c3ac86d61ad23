import { complianceItems } from "../../../content/compliance.ts";
import { type Frequency, frequencies } from "../../../content/schemas/compliance-kinds.ts";
import { calendarPage } from "../calendar-page.ts";
import { Filters, NothingFound } from "./Filters.tsx";
import { ItemCard } from "./ItemCard.tsx";

export const groupId = (frequency: Frequency) => frequency.toLowerCase().replaceAll(" ", "-");

/** All the cards, in groups by how often they come back. */
export const Register = () => (
  <section id="calendar" aria-labelledby="calendar-heading" className="section-space">
    <div className="page-width">
      <div className="max-w-prose">
        <h2 id="calendar-heading" className="text-3xl">
          {calendarPage.register.heading}
        </h2>
        <p className="mt-4 text-lg text-muted">{calendarPage.register.text}</p>
      </div>
      <div className="mt-10">
        <Filters />
        <NothingFound />
        {frequencies.map((frequency) => (
          <div key={frequency} data-group id={groupId(frequency)} className="scroll-mt-24 pt-12 [&[hidden]]:hidden">
            <h3 className="text-2xl">{frequency}</h3>
            <ul className="mt-5 divide-y divide-line border-y border-line">
              {complianceItems
                .filter((item) => item.frequency === frequency)
                .map((item) => (
                  <ItemCard key={item.id} item={item} />
                ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  </section>
);
