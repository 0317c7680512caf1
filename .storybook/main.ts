import type { StorybookConfig } from '@storybook/react-vite';

/** The gallery: every `*.stories.tsx` beside a component (docs/decisions/0011-gallery.md). It asks nobody outside this machine. */
const config: StorybookConfig = {
	framework: '@storybook/react-vite',
	stories: ['../packages/components/src/**/*.stories.tsx'],
	staticDirs: ['./pages'],
	addons: ['@storybook/addon-a11y'],
	core: { disableTelemetry: true, disableWhatsNewNotifications: true },
	// Tables of props would have to be read from the types, which takes longer than the rest of the build.
	typescript: { check: false, reactDocgen: false },
};

export default config;
