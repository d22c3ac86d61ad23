import { Suspense } from "react";
import { Redirect, Route, Switch, useLocation } from "wouter";
import { unnamedOwner } from "../../domain/desk/enquiry.ts";
import { Button } from "../../src/ui/Button.tsx";
import { EnquiriesPage } from "../enquiries/EnquiriesPage.tsx";
import { EnquiryPage } from "../enquiry/EnquiryPage.tsx";
import { SignInFrame } from "../people/SignInFrame.tsx";
import { TodayPage } from "../today/TodayPage.tsx";
import { lazyPart } from "./lazy-part.tsx";
import { PageFault } from "./PageFault.tsx";
import { Shell } from "./Shell.tsx";
import { useSession } from "./session.ts";
import { useChanges } from "./useChanges.ts";

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
            <Route path="/applications" component={ApplicationsPage} />
            <Route path="/applications/:id">{({ id }) => <ApplicationPage key={id} id={id} />}</Route>
            <Route path="/numbers" component={NumbersPage} />
            <Route path="/delivery" component={DeliveryPage} />
            <Route path="/people" component={PeoplePage} />
            <Route path="/your-site/*?" component={YourSite} />
            <Redirect to="/" replace />
          </Switch>
        </Suspense>
      </PageFault>
    </Shell>
  );
}
