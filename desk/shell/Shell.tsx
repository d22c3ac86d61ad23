import {
  CalendarClock,
  ChartColumn,
  CloudOff,
  Ellipsis,
  FileUser,
  Inbox,
  Keyboard,
  LogOut,
  type LucideIcon,
  PanelsTopLeft,
  Send,
  Stamp,
  Users,
} from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link, useLocation } from "wouter";
import mark from "../../.cache/desk/mark.svg?url";
import { site } from "../../content/site.ts";
import { closeDialog, Dialog, openDialog } from "../../src/ui/Dialog.tsx";
import { Checkbox } from "../../src/ui/Field.tsx";
import { useDueCount, useToday } from "../enquiries/api.ts";
import { newEnquiryPath } from "../enquiries/enquiry-parts.tsx";
import { DoneBar } from "../enquiry/DoneLine.tsx";
import { ContactSheet, RecordSheet, TextsSheet } from "../enquiry/EnquirySheets.tsx";
import { serverAway, streamAway } from "./errors.ts";
import { type Session, useSession, useSignedIn, useSignOut } from "./session.ts";
import { moveToRow, useShortcutSwitch, useShortcuts } from "./shortcuts.ts";

/** Those that everybody works in, and the rest. */
function useMyPages() {
  const { role } = useSignedIn().person;
  return { daily: pages.slice(0, dailyPages), office: pagesFor(role).slice(dailyPages), isOwner: role === "owner" };
}

/** The frame of every page: a rail on wide screens, a bar at the lower edge on phones. */
export function Shell({ person, children }: { person: string; children: ReactNode }) {
  const [, navigate] = useLocation();
  const { role } = useSignedIn().person;
  useShortcuts(
    {
      ...Object.fromEntries(pagesFor(role).map(({ key, path }) => [`g ${key}`, () => navigate(path)])),
      j: () => moveToRow(1),
      k: () => moveToRow(-1),
      e: () => navigate(newEnquiryPath),
      "/": () => navigate("/enquiries", { state: { search: true } }),
      "?": () => openDialog(shortcutHelpId),
    },
    "frame",
  );
  useNewPage();
  return (
    <div className="flex min-h-dvh flex-col lg:flex-row">
      <a href="#content" className="sr-only focus:not-sr-only focus:absolute focus:z-30 focus:bg-sheet focus:p-3">
        Skip to content
      </a>
      <Rail person={person} />
      <div className="flex min-w-0 grow flex-col">
        <AwayBanner />
        <main id="content" tabIndex={-1} className="w-full grow px-4 py-5 outline-none sm:px-6 lg:px-8 lg:py-7">
          {children}
        </main>
        <div className="sticky bottom-14 z-10 lg:bottom-0">
          <DoneBar />
          <RecordSheet />
        </div>
        <TextsSheet />
        <ContactSheet />
        <BottomBar person={person} />
      </div>
      <ShortcutHelp />
    </div>
  );
}

function Rail({ person }: { person: string }) {
  const { daily, office, isOwner } = useMyPages();
  const signOut = useSignOut();
  return (
    <header className="on-dark hidden w-56 shrink-0 bg-action-deep text-sheet lg:block">
      <div className="sticky top-0 flex h-dvh flex-col px-3 py-5">
        <p className="flex items-center gap-2.5 px-3 text-lg font-heading tracking-tight">
          {/* A logo may have the colour of the rail. */}
          <img
            src={mark}
            alt=""
            className={`size-8 ${site.logo ? "rounded-sm bg-sheet p-0.5" : "rounded-full ring-1 ring-sheet/25"}`}
          />
          {site.name}
        </p>
        <nav aria-label="Desk" className="mt-7 grow">
          <RailList pages={daily} />
          <div className="mt-4 border-t border-sheet/20 pt-4">
            {isOwner && <p className="px-3 pb-1.5 text-xs text-sheet/75">Office</p>}
            <RailList pages={office} />
          </div>
        </nav>
        <div className="border-t border-sheet/20 pt-3 text-sm">
          <button type="button" className={railRow} onClick={() => openDialog(shortcutHelpId)}>
            <Keyboard aria-hidden="true" className="size-5" strokeWidth={1.5} />
            Shortcuts
            <Key>?</Key>
          </button>
          <button type="button" className={railRow} onClick={() => signOut.mutate()}>
            <LogOut aria-hidden="true" className="size-5" strokeWidth={1.5} />
            Sign out
          </button>
          <p className="mt-3 truncate px-3 text-sheet/75">{person}</p>
          <p className="px-3 text-xs text-sheet/75">
            <ProgramVersion />
          </p>
        </div>
      </div>
    </header>
  );
}

const railRow =
  "flex min-h-10 w-full items-center gap-3 rounded-sm px-3 text-sm text-sheet/85 no-underline hover:bg-sheet/10 hover:text-sheet aria-[current]:bg-sheet/15 aria-[current]:font-strong aria-[current]:text-sheet";

const Key = ({ children }: { children: ReactNode }) => (
  <kbd className="ml-auto rounded-sm border border-sheet/30 px-1.5 font-sans text-xs text-sheet/75">{children}</kbd>
);

const RailList = ({ pages }: { pages: readonly DeskPage[] }) => (
  <ul className="space-y-0.5">
    {pages.map((page) => (
      <li key={page.path}>
        <RailLink page={page} />
      </li>
    ))}
  </ul>
);

function RailLink({ page: { path, name, icon: Icon } }: { page: DeskPage }) {
  const [address] = useLocation();
  return (
    <Link href={path} className={railRow} aria-current={isWithin(address, path) ? "page" : undefined}>
      <Icon aria-hidden="true" className="size-5" strokeWidth={1.5} />
      {name}
      {path === "/" && <DueCount />}
      {path === "/delivery" && <LostCount />}
    </Link>
  );
}

/** People to call today, late or not. */
function DueCount({ className = "ml-auto" }: { className?: string }) {
  const due = useDueCount();
  if (!due) return null;
  return (
    <span
      className={`min-w-6 rounded-full bg-highlight px-1.5 text-center text-xs font-strong text-ink tabular-nums ${className}`}
    >
      {due}
      <span className="sr-only"> to call</span>
    </span>
  );
}

/** Mails that did not arrive. */
function LostCount() {
  const lost = useToday().data?.undelivered.length ?? 0;
  if (lost === 0) return null;
  return (
    <span className="ml-auto min-w-6 rounded-full bg-alert px-1.5 text-center text-xs font-strong text-sheet tabular-nums">
      {lost}
      <span className="sr-only"> did not arrive</span>
    </span>
  );
}

const barItem =
  "relative flex min-h-14 flex-col items-center justify-center gap-0.5 text-xs font-strong text-muted no-underline aria-[current]:text-action aria-[current]:shadow-[inset_0_2px_0_var(--color-action)]";
const moreId = "more-pages";

function BottomBar({ person }: { person: string }) {
  const [address] = useLocation();
  const [isOpen, setOpen] = useState(false);
  const signOut = useSignOut();
  const { daily, office, isOwner } = useMyPages();
  const current = (path: string) => (isWithin(address, path) ? "page" : undefined);
  const isMore = office.some(({ path }) => isWithin(address, path));
  return (
    <>
      <nav
        aria-label="Desk"
        className="sticky bottom-0 z-20 grid grid-cols-4 border-t border-line bg-sheet pb-[env(safe-area-inset-bottom)] in-[:has([data-own-bar])]:invisible lg:hidden"
      >
        {daily.map(({ path, name, icon: Icon }) => (
          <Link key={path} href={path} className={barItem} aria-current={current(path)}>
            <Icon aria-hidden="true" className="size-5" strokeWidth={1.5} />
            {name}
            {path === "/" && <DueCount className="absolute top-1 left-[calc(50%+0.75rem)]" />}
          </Link>
        ))}
        <button
          type="button"
          className={barItem}
          aria-expanded={isOpen}
          aria-current={isMore || undefined}
          onClick={() => openDialog(moreId)}
        >
          <Ellipsis aria-hidden="true" className="size-5" strokeWidth={1.5} />
          More
        </button>
      </nav>
      <dialog
        id={moreId}
        aria-label="More"
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        closedby="any"
        className="mt-auto mb-0 w-full max-w-none border-t border-line bg-sheet p-4 text-ink shadow-lift backdrop:bg-ink/50 lg:hidden"
      >
        {isOwner && <p className="px-1 pb-2 text-xs text-muted">Office</p>}
        <ul className="divide-y divide-line">
          {office.map(({ path, name, icon: Icon }) => (
            <li key={path}>
              <Link href={path} className={sheetRow} aria-current={current(path)} onClick={() => closeDialog(moreId)}>
                <Icon aria-hidden="true" className="size-5 text-muted" strokeWidth={1.5} />
                {name}
                {path === "/delivery" && <LostCount />}
              </Link>
            </li>
          ))}
          <li>
            <button type="button" className={sheetRow} onClick={() => signOut.mutate()}>
              <LogOut aria-hidden="true" className="size-5 text-muted" strokeWidth={1.5} />
              Sign out
              <span className="ml-auto truncate text-sm font-normal text-muted">{person}</span>
            </button>
          </li>
        </ul>
        <button type="button" className={`${sheetRow} justify-center text-action`} onClick={() => closeDialog(moreId)}>
          Close
        </button>
        <p className="text-center text-xs text-muted">
          <ProgramVersion />
        </p>
      </dialog>
    </>
  );
}

/** Of the server, which a page that was loaded before an update asks too. */
const ProgramVersion = () => useSignedIn().program;

const sheetRow =
  "flex min-h-13 w-full items-center gap-3 px-1 text-left font-strong text-ink no-underline aria-[current]:text-action";

const askAgainMs = 3000;

/** Says that the server cannot be reached, and asks it again until it can; or that this page hears of changes late. */
function AwayBanner() {
  const isAway = serverAway.use();
  const isLate = streamAway.use();
  useSession({ refetchInterval: isAway ? askAgainMs : false });
  return (
    <div role="status" className="sticky top-0 z-20">
      {(isAway || isLate) && (
        <p className="flex items-start gap-3 border-b border-highlight bg-highlight-wash px-4 py-3 text-sm font-strong sm:px-6 lg:px-8">
          <CloudOff aria-hidden="true" className="mt-0.5 size-5 shrink-0" strokeWidth={1.5} />
          {isAway
            ? "The server does not answer. What you see may be old; what you type stays here. We keep trying."
            : "Live updates are away. This page asks for news every half minute."}
        </p>
      )}
    </div>
  );
}

const shortcutHelpId = "shortcut-help";

type Lines = readonly (readonly [keys: string, what: string])[];

const inLists: Lines = [
  ["j", "Next row"],
  ["k", "Row before"],
  ["Enter", "Open the row"],
  ["e", "Enter an enquiry"],
  ["/", "Search enquiries"],
  ["?", "This help"],
];
const inAnEnquiry: Lines = [
  ["t", "Take it"],
  ["n", "Write a note, record a call"],
  ["f", "Set a follow-up"],
  ["s", "Change the status"],
];

function ShortcutHelp() {
  const [on, setOn] = useShortcutSwitch();
  const { person } = useSignedIn();
  const toPages: Lines = pagesFor(person.role).map(({ key, name }) => [`g ${key}`, name]);
  return (
    <Dialog id={shortcutHelpId} title="Shortcuts">
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-3">
        <KeyList title="Everywhere" lines={inLists} />
        <KeyList title="In an enquiry" lines={inAnEnquiry} />
        <KeyList title="Go to" lines={toPages} />
      </div>
      <div className="mt-6 border-t border-line pt-3">
        <Checkbox name="shortcuts" checked={on} onChange={setOn}>
          Use these keys. They do nothing while you type in a field.
        </Checkbox>
      </div>
    </Dialog>
  );
}

const KeyList = ({ title, lines }: { title: string; lines: Lines }) => (
  <div>
    <h3 className="text-sm">{title}</h3>
    <dl className="mt-2 space-y-1.5 text-sm">
      {lines.map(([keys, what]) => (
        <div key={keys} className="flex items-baseline gap-3">
          <dt className="flex w-14 shrink-0 gap-1">
            {keys.split(" ").map((key) => (
              <kbd key={key} className="rounded-sm border border-line-strong bg-paper px-1.5 font-sans text-xs">
                {key}
              </kbd>
            ))}
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  </div>
);

export interface DeskPage {
  path: string;
  name: string;
  icon: LucideIcon;
  /** With g before it, opens the page. */
  key: string;
  /** Others do not see it. */
  isForOwners?: boolean;
}

const dailyPages = 3;

/** In the order of the menu; phones show those of every day and keep the others under 'More'. */
const pages: readonly DeskPage[] = [
  { path: "/", name: "Today", icon: CalendarClock, key: "t" },
  { path: "/enquiries", name: "Enquiries", icon: Inbox, key: "e" },
  { path: "/registrations", name: "Registrations", icon: Stamp, key: "r" },
  { path: "/numbers", name: "Numbers", icon: ChartColumn, key: "n", isForOwners: true },
  { path: "/applications", name: "Applications", icon: FileUser, key: "a", isForOwners: true },
  { path: "/delivery", name: "Delivery", icon: Send, key: "d", isForOwners: true },
  { path: "/people", name: "People", icon: Users, key: "p" },
  { path: "/your-site", name: "Your site", icon: PanelsTopLeft, key: "y", isForOwners: true },
];

const pagesFor = (role: Session["person"]["role"]): readonly DeskPage[] =>
  pages.filter(({ isForOwners }) => !isForOwners || role === "owner");

const isWithin = (address: string, path: string): boolean =>
  path === "/" ? address === "/" : address === path || address.startsWith(`${path}/`);

/** What a browser does by itself when a page is loaded: begin at the top, with the focus at the beginning. */
function useNewPage(): void {
  const [path] = useLocation();
  const last = useRef(path);
  const goesBack = useRef(false);
  useEffect(() => {
    const onPopState = () => {
      goesBack.current = true;
    };
    addEventListener("popstate", onPopState);
    return () => removeEventListener("popstate", onPopState);
  }, []);
  useEffect(() => {
    if (path === last.current) return;
    last.current = path;
    // Going back, the browser finds the place itself.
    if (!goesBack.current) scrollTo({ top: 0, behavior: "instant" });
    goesBack.current = false;
    // What had the focus may be gone with its page.
    if (document.activeElement === document.body) document.getElementById("content")?.focus({ preventScroll: true });
  }, [path]);
}
