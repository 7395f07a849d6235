import { describe, expect, it } from 'vitest';
import { parseXml, XmlError } from './parse-xml.ts';

describe('Reading XML that was sent', () => {
  it('gives elements without prefixes, attributes, texts, entities and sections as they are meant', () => {
    const root = parseXml(
      `\ufeff<?xml version='1.0'?><!-- a --><d:data id="a &amp; b" v='1'>x&#x41;&#66;<![CDATA[<b>&]]><e/><e>&lt;</e></d:data>\n`,
    );
    expect([root.name, Object.fromEntries(root.attributes), root.text]).toEqual([
      'data',
      { id: 'a & b', v: '1' },
      'xAB<b>&',
    ]);
    expect(root.children.map(({ name, text }) => [name, text])).toEqual([
      ['e', ''],
      ['e', '<'],
    ]);
  });

  it.each([
    ['', 'nothing'],
    ['text', 'no element'],
    ['<a>', 'an element that stays open'],
    ['<a></b>', 'an end of another'],
    ['</a>', 'an end alone'],
    ['<a/><b/>', 'two roots'],
    ['<a/>text', 'text behind the root'],
    ['<a b="1" b="2"/>', 'an attribute twice'],
    ['<a b=1/>', 'an attribute without quotes'],
    ['<a>&unknown;</a>', 'an entity that XML does not have'],
    ['<a>&amp</a>', 'an entity without its end'],
    ['<a>1 & 2</a>', 'an ampersand alone'],
    ['<a>&#1114112;</a>', 'a character that there is not'],
    ['<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', 'a document type'],
    [`${'<a>'.repeat(200)}${'</a>'.repeat(200)}`, 'too deep a tree'],
    [`<a>${'<b/>'.repeat(60_000)}</a>`, 'too many elements'],
  ])('refuses %# %s', (xml) => {
    expect(() => parseXml(xml)).toThrow(XmlError);
  });

  it('comes to an end with what is made to be slow: by the square of such lengths it would take longer than a test may', () => {
    for (const xml of [
      `<a ${'b '.repeat(1_000_000)}`,
      `<a${' b="1"'.repeat(500_000)}`,
      '<'.repeat(2_000_000),
      `<a>${'&'.repeat(2_000_000)}`,
    ])
      expect(() => parseXml(xml)).toThrow(XmlError);
  });
});
