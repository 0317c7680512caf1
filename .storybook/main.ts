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
	core: { disableTelemetry: true, disableWhatsNewNotifications: true },
	// Tables of props need the types, which takes longer to read than the rest of the build.
	typescript: { check: false, reactDocgen: false },
};

export default config;
