import type { StorybookConfig } from '@storybook/react-vite';

/**
 * The gallery: every `*.stories.tsx` beside a component (docs/decisions/0011-gallery.md). It sends no requests to other
 * machines.
 */
const config: StorybookConfig = {
	framework: '@storybook/react-vite',
	stories: ['../packages/components/src/**/*.stories.tsx'],
	staticDirs: ['./pages'],
	addons: ['@storybook/addon-a11y'],
	// Its marks on the page are for a reader, and take a look at the style of each element after each change.
	features: { highlight: !process.argv.includes('--test') },
	core: { disableTelemetry: true, disableWhatsNewNotifications: true },
	// Tables of props need the types, which takes longer to read than the rest of the build.
	typescript: { check: false, reactDocgen: false },
};

export default config;
