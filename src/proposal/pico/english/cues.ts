import { listItems } from '../word-lists.ts';

/** Before what is to be prevented, improved or predicted. */
export const changeCues: readonly string[] = listItems(`
    prevention of, preventing, prevent, prevents, prophylaxis of, prophylaxis against, reduction of, reduction in,
    reductions in, reducing, reduces, reduce, decreases, decrease, increases, increase, lowers, lowering, improves,
    improve, improving, improvement of, improvement in, improvements in, enhances, enhance, enhancing, affects,
    affect, attenuates, alleviates, relief of, deterioration of, progression of, changes in, change in, inhibits,
    suppresses, stimulates, modulates, blunts, abolishes, potentiates, restores, maintains, preserves, facilitates,
    promotes, shortens, alters, modifies, influences, elevates, worsens, aggravates, exacerbates, inhibition of,
    suppression of, enhancement of, attenuation of, reversal of, modulation of, preservation of, acceleration of,
    alleviation of, eradication of, protects against, accelerates, delays, prolongs, predictors of, predicts, predict,
    prediction of
`);

/** After what has an effect or is blamed for one. */
export const actsCues: readonly string[] = listItems(`
    improves, improve, reduces, reduce, increases, increase, decreases, decrease, prevents, prevent, enhances,
    attenuates, alleviates, relieves, lowers, affects, affect, accelerates, delays, prolongs, promotes, inhibits,
    suppresses, modulates, protects, does not, do not, did not, can, may, could, is associated with,
    are associated with, was associated with, and risk of, and the risk of
`);

/** Before what a text itself calls its outcome. */
export const statedCues: readonly string[] = listItems(`
    primary outcome is, primary outcome was, primary outcome will be, secondary outcome is, secondary outcome was,
    secondary outcome will be, main outcome is, main outcome was, main outcome will be, primary endpoint is,
    primary endpoint was, primary endpoint will be, secondary endpoint is, secondary endpoint was,
    secondary endpoint will be, primary end point is, primary end point was, primary end point will be,
    primary outcomes are, primary outcomes were, primary outcomes will be, primary outcomes include,
    primary outcomes included, secondary outcomes are, secondary outcomes were, secondary outcomes will be,
    secondary outcomes include, secondary outcomes included, main outcomes are, main outcomes were,
    main outcomes will be, main outcomes include, main outcomes included, secondary endpoints are,
    secondary endpoints were, secondary endpoints will be, secondary endpoints include, secondary endpoints included,
    primary endpoints are, primary endpoints were, primary endpoints will be, primary endpoints include,
    primary endpoints included
`);
