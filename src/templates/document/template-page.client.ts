import type { Template } from "../../../content/schemas/template.ts";
import { draftKey } from "../../../domain/templates/draft.ts";

/** The form and React come only when they are asked for; the page itself needs neither. */
const workspace = document.querySelector<HTMLElement>("[data-workspace]")!;
const starters = [...document.querySelectorAll<HTMLElement>("[data-start-filling]")];
const button = workspace.querySelector<HTMLButtonElement>("button[data-start-filling]")!;
const problem = workspace.querySelector<HTMLElement>("[data-fill-problem]")!;
const id = workspace.dataset["workspace"]!;
const label = button.textContent;

const loadForm = () => import("../fill-in/fill-in.client.tsx");
const loadTemplate = async (): Promise<Template> => {
  const response = await fetch(`/startup-templates/${id}.json`);
  if (!response.ok) throw new Error(String(response.status));
  return (await response.json()) as Template;
};

function hasDraft(): boolean {
  try {
    return localStorage.getItem(draftKey(id)) !== null;
  } catch {
    return false;
  }
}

const idleLabel = () => (hasDraft() ? button.dataset["resume"]! : label);
button.textContent = idleLabel();

let open = false;

async function start(): Promise<void> {
  if (open) return;
  open = true;
  problem.hidden = true;
  button.textContent = button.dataset["opening"]!;
  try {
    const [{ mountFillIn }, template] = await Promise.all([loadForm(), loadTemplate()]);
    const before = [...workspace.children];
    mountFillIn(workspace, template, workspace.dataset["brand"]!, () => {
      workspace.replaceChildren(...before);
      button.textContent = idleLabel();
      button.focus();
      open = false;
    });
  } catch {
    open = false;
    button.textContent = idleLabel();
    problem.hidden = false;
    button.scrollIntoView({ block: "center" });
  }
}

for (const starter of starters) {
  starter.addEventListener("click", (event) => {
    event.preventDefault();
    void start();
  });
  // The code is on its way while the visitor reaches for the button.
  starter.addEventListener("pointerenter", () => void loadForm().catch(() => undefined), { once: true });
}
if (location.hash === "#fill-in") void start();
