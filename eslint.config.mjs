import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** What the compiler cannot see: rules about safety and shape. Prettier sees to the format. */
export default tseslint.config(
  { ignores: ['dist/**', 'node_modules/**', '**/node_modules/**', 'data/**', 'bench/**', '.cache/**'] },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-unused-expressions': 'error',
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-eval': 'error',
      'no-new-func': 'error',
      'no-implied-eval': 'error',
      'no-proto': 'error',
      'no-console': 'error',
      'prefer-const': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 60 }],
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'Use a union of literals.' },
        { selector: 'TSModuleDeclaration[kind="namespace"]', message: 'Use modules.' },
        { selector: 'ExportDefaultDeclaration', message: 'Use named exports.' },
        {
          selector: 'MemberExpression[object.name="Math"][property.name="random"]',
          message: 'Secrets and ids come from crypto.',
        },
        { selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]', message: 'Text is rendered as text.' },
        { selector: 'AssignmentExpression[left.property.name="innerHTML"]', message: 'Text is rendered as text.' },
        {
          selector: 'JSXOpeningElement[name.name="SlButton"] > JSXAttribute[name.name="aria-label"]',
          message: 'The host of a Shoelace button is not read out: NamedButton.',
        },
      ],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'test/**', 'server/test/**'],
    rules: { 'max-lines': 'off', 'max-lines-per-function': 'off', '@typescript-eslint/no-unused-expressions': 'off' },
  },
  {
    files: ['*.config.{ts,mjs}', 'scripts/**', '*.config.mjs'],
    rules: { 'no-restricted-syntax': 'off', 'no-console': 'off' },
  },
);
