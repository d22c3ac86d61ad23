import { copyText } from "../../ui/copyText.ts";

/** The button that copies an article's address; without the clipboard it stays hidden. */
const button = document.querySelector<HTMLButtonElement>("[data-share] [data-copy]");
if (button && navigator.clipboard) {
  button.hidden = false;
  button.addEventListener("click", async () => {
    const { copy = location.href, copied = "", refused = "" } = button.dataset;
    const said = (await copyText(copy)) ? copied : refused;
    const label = button.querySelector("span");
    if (label) label.textContent = said;
  });
}
