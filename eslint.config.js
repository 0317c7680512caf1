import tseslint from 'typescript-eslint';
import hooks from 'eslint-plugin-react-hooks';
import a11y from 'eslint-plugin-jsx-a11y';

export default tseslint.config(
	{ ignores: ['**/dist/', '.store/', '.cache/', 'coverage/', 'tests/fixtures/'] },
	...tseslint.configs.recommended,
	{
		files: ['**/*.{ts,tsx}'],
		plugins: { 'react-hooks': hooks, 'jsx-a11y': a11y },
		rules: {
			...hooks.configs.recommended.rules,
			...a11y.flatConfigs.recommended.rules,
			// The keyboard must reach scrolling regions and charts with arrow keys.
			'jsx-a11y/no-noninteractive-tabindex': [
				'error',
				{ tags: [], roles: ['tabpanel', 'region', 'application'], allowExpressionValues: true },
			],
			'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
			'@typescript-eslint/no-explicit-any': 'error',
			'@typescript-eslint/no-non-null-assertion': 'error',
			'@typescript-eslint/consistent-type-imports': 'error',
			'@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
			eqeqeq: 'error',
		},
	},
	{
		// A suite is a list of sentences, so its length does not measure complexity.
		files: ['**/*.test.{ts,tsx}', 'tests/**/*.{ts,tsx}'],
		rules: { 'max-lines-per-function': 'off' },
	},
);
