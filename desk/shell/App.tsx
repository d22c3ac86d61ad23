import type { Query } from "@tanstack/react-query";
import { Component, type ReactNode, Suspense, useEffect } from "react";
import { Redirect, Route, Switch, useLocation } from "wouter";
import { unnamedOwner } from "../../domain/desk/enquiry.ts";
import { Button } from "../../src/ui/Button.tsx";
import { EnquiriesPage } from "../enquiries/EnquiriesPage.tsx";
import { EnquiryPage } from "../enquiry/EnquiryPage.tsx";
import { SignInFrame } from "../people/SignInFrame.tsx";
import { TodayPage } from "../today/TodayPage.tsx";
import { followChanges, questionsAbout } from "./changes.ts";
import { queryClient } from "./client.ts";
import { streamAway } from "./errors.ts";
import { lazyPart, NotLoaded } from "./lazy-part.tsx";
import { DeskHeading } from "./PageHead.tsx";
import { Shell } from "./Shell.tsx";
import { useSession, useSignedIn } from "./session.ts";

const signInPages = () => import("../people/sign-in-pages.tsx");
const SignInPage = lazyPart(async () => ({ default: (await signInPages()).SignInPage }));
const JoinPage = lazyPart(async () => ({ default: (await signInPages()).JoinPage }));
const OpenPage = lazyPart(async () => ({ default: (await signInPages()).OpenPage }));
const NamePage = lazyPart(() => import("../people/NamePage.tsx"));
// What is opened once a day comes when it is asked for.
const applicationsPage = () => import("../firm/ApplicationsPage.tsx");
const ApplicationsPage = lazyPart(applicationsPage);
const ApplicationPage = lazyPart(async () => ({ default: (await applicationsPage()).ApplicationPage }));
const NewEnquiry = lazyPart(() => import("../enquiries/NewEnquiry.tsx"));
const RegistrationsPage = lazyPart(() => import("../registrations/RegistrationsPage.tsx"));
const NumbersPage = lazyPart(() => import("../firm/NumbersPage.tsx"));
const DeliveryPage = lazyPart(() => import("../firm/DeliveryPage.tsx"));
const PeoplePage = lazyPart(() => import("../people/PeoplePage.tsx"));
const YourSite = lazyPart(() => import("../site/YourSite.tsx"));

export const App = () => (
  <PageFault>
    <Suspense>
      <Switch>
        <Route path="/join" component={JoinPage} />
        <Route path="/open">
          <OpenPage to="/" />
        </Route>
        <Route path="/start">
          <OpenPage to="/your-site/start" />
        </Route>
        <Route component={Desk} />
      </Switch>
    </Suspense>
  </PageFault>
);

function Desk() {
  const session = useSession();
  if (session.data?.person.name === unnamedOwner) return <NamePage />;
  if (session.data) return <SignedIn name={session.data.person.name} />;
  if (session.data === null) return <SignInPage />;
  if (session.isPending) return null;
  return (
    <SignInFrame title="The server does not answer">
      <p>The desk opens as soon as it does.</p>
      <Button className="w-full" onClick={() => session.refetch()}>
        Try again
      </Button>
    </SignInFrame>
  );
}

function SignedIn({ name }: { name: string }) {
  useChanges();
  const [address] = useLocation();
  return (
    <Shell person={name}>
      <PageFault key={address}>
        <Suspense>
          <Switch>
            <Route path="/" component={TodayPage} />
            <Route path="/enquiries" component={EnquiriesPage} />
            <Route path="/enquiries/new" component={NewEnquiry} />
            <Route path="/enquiries/:id">{({ id }) => <EnquiryPage key={id} id={id} />}</Route>
            <Route path="/registrations" component={RegistrationsPage} />
            <Route path="/people" component={PeoplePage} />
            <Route path={ownersPages}>
              <ForOwners>
                <Route path="/applications" component={ApplicationsPage} />
                <Route path="/applications/:id">{({ id }) => <ApplicationPage key={id} id={id} />}</Route>
                <Route path="/numbers" component={NumbersPage} />
                <Route path="/delivery" component={DeliveryPage} />
                <Route path="/your-site/*?" component={YourSite} />
              </ForOwners>
            </Route>
            <Redirect to="/" replace />
          </Switch>
        </Suspense>
      </PageFault>
    </Shell>
  );
}

const ownersPages = /^\/(applications|numbers|delivery|your-site)(\/|$)/;

/** Who has no use for these pages has no link to them either, but may have got an address. */
function ForOwners({ children }: { children: ReactNode }) {
  if (useSignedIn().person.role === "owner") return children;
  return (
    <>
      <DeskHeading title="For owners" />
      <p className="max-w-prose">Only an owner of the desk can open this page. Ask one of them for what you need.</p>
    </>
  );
}

/** A fault in one page leaves the frame standing. */
class PageFault extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error }: { error: unknown } = this.state;
    if (error === undefined) return this.props.children;
    const isMissing = error instanceof NotLoaded;
    return (
      <div role="alert" className="max-w-prose space-y-4 p-4">
        <h1 className="text-2xl">{isMissing ? "This page did not load" : "This page has a fault"}</h1>
        <p>
          What you typed is kept.{" "}
          {isMissing
            ? "Load it again in a moment."
            : "Reload the page; if the fault stays, tell whoever looks after the desk."}
        </p>
        <Button onClick={() => location.reload()}>{isMissing ? "Load again" : "Reload"}</Button>
      </div>
    );
  }
}

/** A server that is replaced by another, as when the site is published, is back sooner. */
const awayAfterMs = 6_000;
let away: ReturnType<typeof setTimeout> | undefined;

function noteLive(isLive: boolean): void {
  if (!isLive) {
    away ??= setTimeout(() => streamAway.set(true), awayAfterMs);
    return;
  }
  clearTimeout(away);
  away = undefined;
  streamAway.set(false);
}

/** Keeps what is on the page as new as the server's own. */
function useChanges(): void {
  useEffect(
    () =>
      followChanges("/api/stream", ({ topics, isLive }) => {
        noteLive(isLive);
        for (const queryKey of questionsAbout(topics)) {
          for (const query of queryClient.getQueryCache().findAll({ queryKey, predicate: isFirstAnswer }))
            query.promise?.then(
              () => queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true }),
              () => {},
            );
          void queryClient.invalidateQueries({ queryKey });
        }
      }),
    [],
  );
}

/** On its way, it may be older than the news, and the question is not asked again before it is there. */
const isFirstAnswer = ({ state }: Query): boolean => state.fetchStatus === "fetching" && state.data === undefined;
