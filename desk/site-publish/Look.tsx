import { Button } from "../../src/ui/Button.tsx";
import { useSiteFiles } from "../site/files-api.ts";
import { SectionForm } from "../site/SectionForm.tsx";
import { sections } from "../site/sections.ts";
import { Loaded } from "../ui/Loaded.tsx";

const section = sections.find(({ id }) => id === "logo")!;

/** The section of that name, as it is under Your site. Nobody needs it to go on. */
export const Look = ({ onDone }: { onDone: () => void }) => (
  <Loaded query={useSiteFiles()}>
    {(files) => {
      const { logo, accent } = files.files.find(({ name }) => name === "identity")?.value ?? {};
      const isDone = logo !== undefined || accent !== undefined;
      return (
        <>
          <p>{section.help}</p>
          <SectionForm section={section} files={files} />
          <Button look={isDone ? "primary" : "outline"} onClick={onDone}>
            {isDone ? "Next" : "Skip this"}
          </Button>
        </>
      );
    }}
  </Loaded>
);
