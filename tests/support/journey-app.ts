/** The app as its page loads it, bundled into one file for all journeys of a run (tests/support/prepared). */
export * as hooks from '@wordpress/hooks';
export { storeAnalytics } from '../../src/globals/store-analytics';
export { mount } from '../../src/boot/mount';
export { start } from '../../src/boot/start';
export { readSettings } from '../../src/platform/settings/settings';
