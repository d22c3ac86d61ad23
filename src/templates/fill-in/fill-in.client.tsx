import { createRoot } from "react-dom/client";
import type { Template } from "../../../content/schemas/template.ts";
import { FillIn } from "./FillIn.tsx";

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
