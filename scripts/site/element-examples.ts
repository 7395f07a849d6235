/** What stands on the page of an element before its members: Markdown, whose fences marked `live` run on the page. */
export const elementExamples: Readonly<Record<string, readonly string[]>> = {
  'porsa-form': [
    '## Try it',
    'Fill it in and send it. Nothing is stored: without `category`, the answers stay in the page and come with the event.',
    `\`\`\`html live
<porsa-form storage="memory">
  <script type="application/json">
    {
      "schema": 1,
      "title": { "en": "Pulse", "fa": "نبض" },
      "language": "en",
      "conditions": [],
      "pages": [
        {
          "id": "p1",
          "text": "Pulse",
          "displayTitle": { "en": "Pulse", "fa": "نبض" },
          "pageType": "form",
          "questions": [
            { "id": "q1", "name": "pulse", "type": "number", "mandatory": true, "min": 20, "max": 250,
              "title": { "en": "Pulse at rest", "fa": "نبض در حال استراحت" }, "unit": { "en": "/min", "fa": "در دقیقه" } },
            { "id": "q2", "name": "reading", "type": "calculated", "title": { "en": "Reading", "fa": "نتیجه" },
              "formula": "IF(pulse > 100, \\"fast\\", \\"not fast\\")" }
          ]
        }
      ]
    }
  </script>
</porsa-form>
\`\`\``,
    'With a server, a form is named by its slug, and its answers go into patient files:',
    `\`\`\`html
<script async src="https://HOST/embed/porsa.js"></script>
<porsa-form category="phq-9" language="fa"></porsa-form>
\`\`\``,
    'Listen to what happens:',
    `\`\`\`js
const form = document.querySelector('porsa-form');
form.addEventListener('porsa-change', ({ detail }) => console.log(detail.name, detail.value));
form.addEventListener('porsa-submit', ({ detail }) => console.log(detail.answers));
\`\`\``,
  ],
  'porsa-designer': [
    '## Try it',
    'Change the form: `porsa-change` carries what has become of it. Nothing is stored.',
    `\`\`\`html live
<porsa-designer>
  <script type="application/json">
    {
      "schema": 1,
      "title": "Sleep",
      "language": "en",
      "conditions": [],
      "pages": [
        {
          "id": "p1",
          "text": "Sleep",
          "pageType": "form",
          "questions": [
            { "id": "q1", "name": "hours", "type": "number", "title": "Hours of sleep last night", "min": 0, "max": 24 },
            { "id": "q2", "name": "rested", "type": "flatview", "title": "How rested do you feel?",
              "options": [{ "value": "well", "text": "Well" }, { "value": "tired", "text": "Tired" }] }
          ]
        }
      ]
    }
  </script>
</porsa-designer>
\`\`\``,
    'With a server, it designs and publishes a form of the clinic for people who may:',
    `\`\`\`html
<porsa-designer category="phq-9"></porsa-designer>
\`\`\``,
  ],
  'porsa-proposal': [
    '## Try it',
    'It works without a server. What you write stays on this device.',
    `\`\`\`html live
<porsa-proposal mode="form"></porsa-proposal>
\`\`\``,
  ],
  'porsa-dashboard': [
    '## Try it',
    'It is a whole page, with landmarks of its own, so it is not shown within this one: <a href="/" target="_blank" rel="noopener">open the portal of this server</a>. A portal of your own is a page with this tag. Its address leads to every screen:',
    `\`\`\`html
<porsa-dashboard routing="history" api="https://forms.example.org"></porsa-dashboard>
\`\`\``,
    'Within another page that has an address of its own, `routing="memory"` keeps the path nowhere, and `porsa-navigate` says where someone has gone.',
  ],
};
