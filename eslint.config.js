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
			// A region that scrolls and a chart that takes arrow keys have to be reached by keyboard.
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
		// A suite is a list of sentences; its length says nothing about complexity.
		files: ['**/*.test.{ts,tsx}', 'tests/**/*.{ts,tsx}'],
		rules: { 'max-lines-per-function': 'off' },
	},
);
