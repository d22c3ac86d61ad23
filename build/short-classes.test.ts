import { expect, test } from "vitest";
import { withShortClasses } from "./short-classes.ts";

const sheet = `.grid{display:grid}.md\\:p-4{padding:4px}.\\[\\&\\>li\\]\\:mt-2>li{margin-top:2px}.group:hover .group-hover\\:u{color:red}.dialog-open{top:0}`;

test("renames in the page and in its sheet alike, the most used first", () => {
  const page = withShortClasses(
    { html: `<ul class="grid md:p-4 [&amp;&gt;li]:mt-2"><li class="grid"></li></ul>`, sheet },
    "",
  );
  expect(page.html).toBe(`<ul class="a c b"><li class="a"></li></ul>`);
  expect(page.sheet).toContain(".a{display:grid}");
  expect(page.sheet).toContain(".c{padding:4px}");
  expect(page.sheet).toContain(".b>li{margin-top:2px}");
});

test("marks that other rules lean on are renamed together", () => {
  const page = withShortClasses({ html: `<a class="group"><b class="group-hover:u"></b></a>`, sheet }, "");
  const [, group, hovered] = page.html.match(/class="(\w+)".*class="(\w+)"/) ?? [];
  expect(page.sheet).toContain(`.${group}:hover .${hovered}{color:red}`);
});

test("names inside :where(), :is(), :not() and :has() follow", () => {
  const page = withShortClasses(
    {
      html: `<ul class="space-y-5 has-p"><li class="group"><i class="open"></i></li></ul>`,
      sheet:
        ":where(.space-y-5>:not(:last-child)){margin:1px}.open:is(:where(.group)[open] *){top:0}.has-p:has(.open){left:0}",
    },
    "",
  );
  const [, space, has, group, open] = page.html.match(/"(\w+) (\w+)".*"(\w+)".*"(\w+)"/) ?? [];
  expect(page.sheet).toContain(`:where(.${space}>:not(:last-child))`);
  expect(page.sheet).toContain(`.${open}:is(:where(.${group})[open] *)`);
  expect(page.sheet).toContain(`.${has}:has(.${open})`);
});

test("what a script of the page spells out keeps its name, and no other takes it", () => {
  const page = withShortClasses(
    { html: `<div class="grid dialog-open"></div><p class="a md:p-4"></p>`, sheet: `${sheet}.a{left:0}` },
    `el.className="dialog-open a"`,
  );
  expect(page.html).toContain("dialog-open");
  expect(page.html).toMatch(/<p class="a \w+">/);
  expect(page.html).not.toMatch(/<div class="a /);
});

test("a class that no rule and no script knows is not sent", () => {
  expect(withShortClasses({ html: `<p class="nothing">x</p>`, sheet }, "").html).toBe("<p>x</p>");
});

test("an animation bound to the scroll keeps its timeline", () => {
  const rule = ".header{animation:1ms linear both scrolled;animation-timeline:scroll(root);animation-range:20px 21px}";
  const page = withShortClasses({ html: '<header class="header"></header>', sheet: rule }, "");
  expect(page.sheet).toContain("animation-timeline:scroll(root)");
});
