/** The release of `react-dom` that these lists were read against; another one fails the build until they are read again. */
export const readAgainst = '19.3.1';

/**
 * What nothing in the product asks React for. A module that imports one of these fails the build,
 * for what draws it is cut from `react-dom`.
 */
export const neverImported = [
  'Activity',
  'Profiler',
  'Suspense',
  'SuspenseList',
  'ViewTransition',
  'addTransitionType',
  'cache',
  'lazy',
  'preconnect',
  'prefetchDNS',
  'preinit',
  'preinitModule',
  'preload',
  'preloadModule',
  'requestFormReset',
  'startTransition',
  'use',
  'useActionState',
  'useDebugValue',
  'useFormState',
  'useFormStatus',
  'useImperativeHandle',
  'useInsertionEffect',
  'useOptimistic',
  'useTransition',
] as const;

/** Events that nothing listens to through React: a module that names one fails the build. Browsers' own, of the same names in small letters, are heard as ever. */
export const neverHeard = ['onBeforeInput', 'onCompositionEnd', 'onCompositionStart', 'onCompositionUpdate'] as const;

/** Attributes of drawings that nothing writes: a module that names one fails the build. React has a table of them, for what documents call otherwise. */
export const neverWritten = [
  'accentHeight',
  'alignmentBaseline',
  'arabicForm',
  'baselineShift',
  'capHeight',
  'clipRule',
  'colorInterpolation',
  'colorInterpolationFilters',
  'colorProfile',
  'colorRendering',
  'dominantBaseline',
  'enableBackground',
  'floodColor',
  'fontSizeAdjust',
  'fontStretch',
  'fontStyle',
  'fontVariant',
  'glyphName',
  'glyphOrientationHorizontal',
  'glyphOrientationVertical',
  'horizAdvX',
  'horizOriginX',
  'imageRendering',
  'letterSpacing',
  'lightingColor',
  'markerEnd',
  'markerMid',
  'markerStart',
  'maskType',
  'overlinePosition',
  'overlineThickness',
  'paintOrder',
  'panose-1',
  'pointerEvents',
  'renderingIntent',
  'stopColor',
  'strikethroughPosition',
  'strikethroughThickness',
  'textDecoration',
  'textRendering',
  'underlinePosition',
  'underlineThickness',
  'unicodeBidi',
  'unitsPerEm',
  'vAlphabetic',
  'vHanging',
  'vIdeographic',
  'vMathematical',
  'vectorEffect',
  'vertAdvY',
  'vertOriginX',
  'vertOriginY',
  'wordSpacing',
  'writingMode',
  'xmlnsXlink',
  'xHeight',
] as const;

/** Attributes of the namespaces of XLink and XML, by React's names for them: a module that names one fails the build too. */
export const neverSet = [
  'xlinkActuate',
  'xlinkArcrole',
  'xlinkHref',
  'xlinkRole',
  'xlinkShow',
  'xlinkTitle',
  'xlinkType',
  'xmlBase',
  'xmlLang',
  'xmlSpace',
] as const;

/** What `react`, `react-dom` and `scheduler` give beside those, and nothing that is shipped asks them for; modules that do are dropped as unused. */
export const neverGiven = [
  'Children',
  'PureComponent',
  'StrictMode',
  '__COMPILER_RUNTIME',
  'cacheSignal',
  'browser',
  'createRef',
  'unstable_Profiling',
  'unstable_forceFrameRate',
  'unstable_next',
  'unstable_useCacheRefresh',
  'unstable_wrapCallback',
] as const;

/**
 * Kinds of work that only those, elements of a page's head, and whole documents make. `react-dom` numbers them:
 * 12 Profiler, 13 Suspense with 18 and 22 inside it, 16 lazy, 19 a list of Suspense, 21 to 25 unreleased parts,
 * 26 head elements, 27 html, head and body, 28 a lazy component that was left, 30 ViewTransition, 31 Activity.
 */
export const neverMade: ReadonlySet<number> = new Set([12, 13, 16, 18, 19, 21, 22, 23, 24, 25, 26, 27, 28, 30, 31]);

/** The types by which elements of those kinds are known: with their cases gone they are refused like any unknown one. */
export const neverTypes: ReadonlySet<string> = new Set([
  'REACT_ACTIVITY_TYPE',
  'REACT_LAZY_TYPE',
  'REACT_LEGACY_HIDDEN_TYPE',
  'REACT_PROFILER_TYPE',
  'REACT_SUSPENSE_LIST_TYPE',
  'REACT_SUSPENSE_TYPE',
  'REACT_VIEW_TRANSITION_TYPE',
]);

/** Bodies of functions that the rest still names, though they have nothing left to do. */
export const bodies: Readonly<Record<string, string>> = {
  // View transitions
  commitEnterViewTransitions: '',
  commitExitViewTransitions: '',
  commitNestedViewTransitions: '',
  commitAfterMutationEffectsOnFiber: '',
  measureNestedViewTransitions: '',
  restoreEnterOrExitViewTransitions: '',
  restoreNestedViewTransitions: '',
  startViewTransition: '',
  trackEnterViewTransitions: '',
  // Fragments with a ref
  commitFragmentInstanceDeletionEffects: '',
  commitNewChildToFragmentInstance: '',
  commitNewChildToFragmentInstances: '',
  deleteChildFromFragmentInstance: '',
  isFragmentInstanceParent: 'return !1',
  traverseVisibleInstancesAndTextInstances: '',
  // Pictures and style sheets that a commit waits for
  accumulateSuspenseyCommitOnFiber: '',
  maySuspendCommit: 'return !1',
  waitForCommitToBeReady: 'return null',
  preloadInstanceAndSuspendIfNeeded: 'workInProgress.flags &= -16777217',
  // Promises and lazy things as children
  resolveLazy: 'throw lazyType',
  unwrapThenable: 'throw thenable',
  useThenable: 'throw thenable',
  replaySuspendedUnitOfWork: '',
  // Functions as `action` of a form, asynchronous transitions
  extractEvents$1: '',
  defaultOnDefaultTransitionIndicator: '',
  requestFormReset$1: '',
  recursivelyResetForms: '',
  // Names of events, and style sheets to wait for, as browsers of long ago have them
  getVendorPrefixedEventName: 'return eventName',
  checkIfFullyUnsuspended: '',
  // Stacks of components, which nothing reports
  getStackByFiberInDevAndProd: "return ''",
  // What happens to a form that is not taken over yet is noted by its first view: React takes it over in one task
  queueIfContinuousEvent: 'return !1',
  clearIfContinuousEvent: '',
  retryIfBlockedOn: '',
  // In the document every root of ours has its host for the focused element, so React sees no selection, and tells of none
  constructSelectEvent: '',
  // Head elements
  isHostHoistableType: 'return !1',
};

const unwound = (work: string): string =>
  `workInProgressSuspendedReason = 0; workInProgressThrownValue = null; throwAndUnwindWorkLoop(root, ${work}, thrownValue, 1);`;

/** What else is written otherwise: whether a commit may start a view transition or waits for one, promises that are thrown, events that nothing listens to, elements of whole documents, attributes that nothing writes, and what Internet Explorer needed. */
export const replacements: readonly (readonly [found: RegExp, times: number, by: string])[] = [
  [/\((\w+) & 335544064\) === \1(?!\w)/g, 7, '!1'],
  [/isViewTransitionEligible \|\|\s+subtreeFlags & 8192 \|\|\s+16785408 === \(subtreeFlags & 16785408\)/g, 1, '!1'],
  [/null !== value &&\s+"object" === typeof value &&\s+"function" === typeof value\.then/g, 1, '!1'],
  [/var fallbackData;\s+if \(canUseCompositionEvent\)[^]+?(?=extractEvents\$1\(\s+dispatchQueue)/g, 1, ''],
  [/\? 27\s*: 5/g, 1, '? 5 : 5'],
  [new RegExp(String.raw`\["(?:${neverWritten.join('|')})",\s+"[^"]+"\],?`, 'g'), neverWritten.length, ''],
  [/if \(isInputEventSupported\)/g, 1, 'if (!0)'],
  [/"documentMode" in document/g, 2, '!1'],
  [
    /"function" === typeof reportError\s+\? reportError\s+: function[^]+?console\.error\(error\);\s+\}/g,
    1,
    'reportError',
  ],
  // What was selected in the focused element before a commit
  [
    /if \(hasSelectionCapabilities\(root\)\) \{[^]+?(?=selectionInformation = )/g,
    1,
    'var JSCompiler_temp = null, anchorOffset, selection;',
  ],
  [/if \(\s+null !== priorSelectionRange &&[^]+?(?=doc = \[\];)/g, 1, 'var doc, start, selection;'],
  // Why the work was left: an error alone is a reason, where nothing is waited for
  [/thrownValue === SuspenseException \|\| thrownValue[^]+?: 1\);/g, 1, 'workInProgressSuspendedReason = 1;'],
  [/\(2 === workInProgressSuspendedReason \|\|\s+9 === workInProgressSuspendedReason\)/g, 2, '!1'],
  [/switch \(workInProgressSuspendedReason\) \{\s+case 8:[^]+?thrownValue, reason\);\s+\}/g, 1, unwound('unitOfWork')],
  [/b: switch \(workInProgressSuspendedReason\) \{[^]+?formatProdErrorMessage\(462\)\);\s+\}/g, 1, unwound('lanes')],
  // Elements of a page's head among those that a server has drawn
  [
    /switch \(type\) \{\s+case "meta":\s+if \(!instance\.hasAttribute[^]+?default:\s+return instance;\s+\}/g,
    1,
    'return instance;',
  ],
  // Attributes
  [
    /if \("function" === typeof value\) \{\s+domElement\.setAttribute\(\s+key,\s+"javascript:throw[^]+?props, null\)\)\);/g,
    1,
    '',
  ],
  [/case "xlinkHref":[^]+?(?=case "contentEditable":)/g, 1, ''],
  [/case "xlinkActuate":[^]+?(?=case "is":)/g, 1, ''],
];

/** In `@r2wc/core`: how attributes become values of each type. Our elements read their own, and give the wrapper objects of no declared type. */
export const wrapped: typeof replacements = [[/\{\s+string: \w+,\s+number: \w+,[^}]+\}/g, 1, '{}']];

/** Statements that begin like this. */
export const statements: readonly string[] = [
  'var isInputEventSupported = ',
  'if (canUseDOM) {\n  var JSCompiler_inline_result',
  'canUseDOM &&\n  ((style = ',
  'FragmentInstance.prototype.',
  'ViewTransitionPseudoElement.prototype.',
  'ReactSharedInternals.S = ',
  'ReactDOMHydrationRoot.prototype.unstable_scheduleHydration = ',
  'ReactDOMSharedInternals.findDOMNode = ',
];

/** Entries of the objects in which `react-dom` keeps its hooks, and of the one through which `preload` and its like come. */
export const entries: ReadonlySet<string> = new Set([
  'use',
  'useActionState',
  'useCacheRefresh',
  'useDebugValue',
  'useFormState',
  'useHostTransitionStatus',
  'useImperativeHandle',
  'useInsertionEffect',
  'useMemoCache',
  'useOptimistic',
  'useTransition',
  'D',
  'C',
  'L',
  'm',
  'X',
  'S',
  'M',
]);
