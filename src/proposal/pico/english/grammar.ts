import type { Grammar } from '../rule.ts';

/** How English divides a sentence into phrases. */
export const englishGrammar: Grammar = {
  links: `
    of in on for to with without and or by from at as into onto via per than versus vs v against among amongst between
    during after before following within through throughout under over across about around toward towards upon off
    until since while when where whether which who whom whose that because if but nor not plus using receiving
    undergoing according regarding concerning given based compared comparing both either neither cum despite is are
    was were be been being has have had do does did can could may might will would should must along together then
    thus therefore however although though we our i they their its this these those it he she what how why
    aged hospitalized hospitalised living suffering affected admitted diagnosed scheduled exposed attending requiring
  `,
  verbs: `
    improve improves improved improving reduce reduces reduced reducing increase increases increased increasing
    decrease decreases decreased decreasing prevent prevents prevented preventing enhance enhances enhanced enhancing
    affect affects affected affecting influences influencing predict predicts predicted predicting cause causes caused
    causing leads led leading promote promotes promoted promoting attenuate attenuates attenuated attenuating
    alleviate alleviates alleviated alleviating relieve relieves relieved relieving modulate modulates modulated
    inhibit inhibits inhibited inhibiting suppress suppresses suppressed suppressing accelerate accelerates
    accelerated delays delayed delaying prolong prolongs prolonged prolonging protect protects protecting contribute
    contributes contributed shorten shortens shortened shortening facilitate facilitates facilitated augment augments
    augmented restore restores restored restoring maintain maintains maintaining stimulate stimulates stimulated
    raises raised show shows showed shown demonstrate demonstrates demonstrated produce produces provide provides
    provided providing results resulted resulting remain remains appear appears alter alters altered altering changed
    worsen worsens aggravate diminish diminishes diminished minimize minimizes minimise minimises optimize optimizes
    optimise optimises eliminate eliminates abolish abolishes blunt blunts blunted evaluate evaluates evaluated
    evaluating assess assesses assessed assessing compare compares investigate investigates investigated investigating
    examine examines examined examining determine determines determined determining explore explores explored
    exploring measured measuring tested treat treats treating receive receives received undergo undergoes underwent
    perform performs performed performing associated correlated treated assigned allocated administered given followed
    derived immunized immunised induce induces empowering enroll enrolled take takes took taken pay pays paid ask asks
    asked double doubles doubled lend lends sit sits choose chooses chose chosen give gives gave make makes made help
    helps helped reported used know knows known find finds found become becomes became follows begin begins began
    occur occurs occurred suggest suggests suggested recommend recommends recommended agree agrees meet meets met
    decide decides keep keeps kept say says want wants reach reaches reached allow allows allowed require requires
    required lowered send sends sent carry carries carried explain explains add adds remind reminds conduct conducts
    conducted collect collects collected analyze analyzes analyzed analyse analysed differ differs differed exist
    exists calculated applied considered expected seen seem seems suffice suffices dominate dominates offered reviews
    recruit recruits recruited include includes invite invited select selected included describe describes described
    describing combining tailoring comparing continuing insights estimate estimated estimating identify identified
    identifying achieve achieves achieved aimed seek seeks
  `,
  leading: `
    received receiving least most fewer one the a an this these those our their its his her some any all such each every other another
    various several certain whether new novel no little is are does do did can could may will respectively also here
    e.g i.e etc
  `,
  trailing: `respectively etc also both either using given based better worse superior inferior more less higher lower safer effective
    than as is was are were`,
};
