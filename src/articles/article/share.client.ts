/** The button that copies an article's address; without the clipboard it stays hidden. */
const button = document.querySelector<HTMLButtonElement>("[data-share] [data-copy]");
if (button && navigator.clipboard) {
  button.hidden = false;
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(button.dataset.copy ?? location.href);
    const label = button.querySelector("span");
    if (label) label.textContent = button.dataset.copied ?? "";
  });
}
