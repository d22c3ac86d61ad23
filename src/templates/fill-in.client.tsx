import { createRoot } from "react-dom/client";
import { FillIn } from "./FillIn.tsx";
import type { Template } from "./template.schema.ts";

/** Puts the form and the live document where the page had its text. */
export function mountFillIn(workspace: HTMLElement, template: Template, brand: string, onClosed: () => void): void {
  const place = document.createElement("div");
  workspace.replaceChildren(place);
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    onClosed();
  };
  root.render(<FillIn template={template} brand={brand} onClose={close} />);
}
