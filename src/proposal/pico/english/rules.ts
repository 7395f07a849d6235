import type { LanguageRules } from '../rule.ts';
import { englishComparisons } from './comparisons.ts';
import { englishDesigns } from './designs.ts';
import { englishFrames } from './frames.ts';
import { englishGrammar } from './grammar.ts';
import { englishInterventions } from './interventions.ts';
import { drugs } from './lists/drugs.ts';
import {
  controls,
  exposures,
  operations,
  procedures,
  studies,
  tests,
  treatmentKinds,
  treatments,
} from './lists/interventions.ts';
import { effects, measures, outcomes, settings, symptoms, timeWords, views } from './lists/outcomes.ts';
import { conditions, people, species } from './lists/people.ts';
import { englishOutcomes } from './outcomes.ts';
import { englishConditions, englishPeople } from './populations.ts';
import { englishStatedOutcomes } from './stated-outcomes.ts';
import { englishTimesAndSettings } from './times-and-settings.ts';

/** What is known of English. The order of the rules is their precedence. */
export const englishRules: LanguageRules = {
  language: 'en',
  grammar: englishGrammar,
  lists: {
    drugs,
    procedures,
    operations,
    treatments,
    treatmentKinds,
    exposures,
    controls,
    tests,
    studies,
    people,
    species,
    conditions,
    outcomes,
    measures,
    symptoms,
    views,
    effects,
    timeWords,
    settings,
  },
  rules: [
    ...englishDesigns,
    ...englishTimesAndSettings,
    ...englishComparisons,
    ...englishPeople,
    ...englishStatedOutcomes,
    ...englishOutcomes,
    ...englishConditions,
    ...englishInterventions,
  ],
  frames: englishFrames,
};
