import type { FieldExample } from '../examples/field-example.ts';

export const linkExample: FieldExample = {
  question: {
    id: 'q-link',
    name: 'leaflet',
    type: 'link',
    title: { en: 'Leaflet', fa: 'برگهٔ راهنما' },
    url: 'https://example.com/leaflet',
  },
  good: [],
  bad: [],
};
