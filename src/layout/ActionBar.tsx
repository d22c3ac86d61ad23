import { ContactActions, chatAddress } from "../contact/ContactLinks.tsx";
import { ButtonLink } from "../ui/Button.tsx";

/**
 * The ways to begin, at the lower edge of a phone's screen. It has room of its own at the end of the page;
 * action-bar.client.ts lets it stay in sight above that, except while a form or the offers are on the screen.
 */
export const ActionBar = () => (
  <nav data-action-bar aria-label="Talk to us" className="action-bar no-print border-t border-line bg-paper md:hidden">
    <div
      className={`page-width grid gap-2 py-2 ${chatAddress ? "grid-cols-[auto_minmax(0,1fr)_minmax(0,1.15fr)]" : "grid-cols-2"}`}
    >
      <ContactActions />
      <ButtonLink href="/contact-us" className="px-2!">
        Get Started
      </ButtonLink>
    </div>
  </nav>
);
