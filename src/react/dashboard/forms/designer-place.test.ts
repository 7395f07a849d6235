import { describe, expect, it } from 'vitest';
import { matchRoute, type DesignerRoute } from '../navigation/routes.ts';
import { addressOf, openedBy } from './designer-place.ts';

const opened = (address: string) => {
  const [path = '', query = ''] = address.split('?');
  return openedBy(matchRoute(path) as DesignerRoute, new URLSearchParams(query));
};
const around = { category: 'phq-9', headline: 'scores', project: 'mood', role: 'secretary' };

describe('An address of the designer', () => {
  it('opens the pages of a form, tried as a role', () => {
    expect(opened('/admin/forms/pages/scores/mood/phq-9/secretary/all')).toEqual({
      category: 'phq-9',
      project: 'mood',
      section: 'pages',
      previewas: 'secretary',
    });
  });

  it('opens a page and a question of it', () => {
    expect(opened('/admin/forms/question/phq-9/p2/followup/expert?question=q4')).toEqual({
      category: 'phq-9',
      section: 'question',
      page: 'p2',
      pagetype: 'followup',
      question: 'q4',
      previewas: 'expert',
    });
  });

  it('opens the condition of a question, or those of a kind', () => {
    expect(opened('/admin/forms/condition/phq-9/p2/visibility/q4')).toMatchObject({
      section: 'condition',
      question: 'q4',
      condition: 'visibility',
    });
    expect(opened('/admin/forms/condition/phq-9/p2/gotopage')).toMatchObject({
      question: undefined,
      condition: 'gotopage',
    });
  });

  it('counts what no page, role or kind is called as absent', () => {
    expect(opened('/admin/forms/question/phq-9/-/x/boss')).toEqual({
      category: 'phq-9',
      section: 'question',
      page: undefined,
      pagetype: undefined,
      question: undefined,
      previewas: undefined,
    });
  });

  it.each([
    [{ section: 'pages', page: 'p2', pageType: 'followup' }, '/admin/forms/question/phq-9/p2/followup/secretary'],
    [
      { section: 'question', page: 'p2', pageType: 'form', question: 'q 4' },
      '/admin/forms/question/phq-9/p2/form/secretary?question=q+4',
    ],
    [{ section: 'condition', page: 'p2', pageType: 'form' }, '/admin/forms/condition/phq-9/p2/-'],
    [{ section: 'report' }, '/admin/forms/reportdesign/scores/mood/phq-9'],
    [{ section: 'preview' }, '/admin/forms/preview/scores/mood/phq-9'],
    [{ section: 'versions' }, '/admin/forms/versions/scores/mood/phq-9'],
    [{ section: 'settings' }, undefined],
  ] as const)('is made of where a person is in it: %j', (place, address) => {
    expect(addressOf(place, around)).toBe(address);
  });

  it('of the conditions asks for none of them when it is opened again', () => {
    const address = addressOf({ section: 'condition', page: 'p2', pageType: 'form' }, around);
    const { section, question, condition } = opened(address ?? '');
    expect({ section, question, condition }).toEqual({
      section: 'condition',
      question: undefined,
      condition: undefined,
    });
  });

  it('leads back to where it was made', () => {
    const address = addressOf({ section: 'question', page: 'p2', pageType: 'followup', question: 'q4' }, around);
    expect(opened(address ?? '')).toMatchObject({
      section: 'question',
      page: 'p2',
      pagetype: 'followup',
      question: 'q4',
      previewas: 'secretary',
    });
  });
});
