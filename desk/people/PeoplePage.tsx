import { DeskHeading } from "../shell/DeskHeading.tsx";
import { useSignedIn } from "../shell/session.ts";
import { Loaded } from "../ui/Loaded.tsx";
import { Panel } from "../ui/Panel.tsx";
import { usePeople } from "./api.ts";
import { InviteForm } from "./InviteForm.tsx";
import { PasskeyPanel } from "./PasskeyPanel.tsx";
import { PersonRow } from "./PersonRow.tsx";
import { SessionPanel } from "./SessionPanel.tsx";

export default function PeoplePage() {
  const { person } = useSignedIn();
  const isOwner = person.role === "owner";
  return (
    <>
      <DeskHeading title="People">Who works at the desk, and with which devices you sign in.</DeskHeading>
      <div className="grid gap-x-12 gap-y-8 xl:grid-cols-2">
        <div className="space-y-8">
          <Loaded query={usePeople()}>
            {({ people }) => (
              <Panel id="people" title="People" count={people.length}>
                <ul>
                  {people.map((each) => (
                    <PersonRow key={each.id} person={each} isSelf={each.id === person.id} mayChange={isOwner} />
                  ))}
                </ul>
              </Panel>
            )}
          </Loaded>
          {isOwner && <InviteForm />}
        </div>
        <div className="space-y-8">
          <PasskeyPanel />
          <SessionPanel />
        </div>
      </div>
    </>
  );
}
