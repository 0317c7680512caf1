import { getPath } from '@store-analytics/navigation';
import { takePreloadedResponses } from './platform/preloaded/preloaded-responses';
import { mount } from './boot/mount';
import { readSettings } from './platform/settings/settings';
import { start } from './boot/start';
import { whenScriptsHaveRun } from './platform/when-scripts-have-run';
import { loadPage } from './pages/list';

/** Milliseconds for which the first picture waits for its numbers, rather than be drawn without them and at once again. */
const longestDelay = 100;

const root = document.getElementById('root');
if (root !== null) {
	const settings = readSettings();
	start(settings);
	// A failure shows on the screen, which asks for its code once more.
	loadPage(getPath()).catch(() => undefined);
	const responses = takePreloadedResponses();
	// Extensions' scripts stand behind this one; their filters count from the first screen on.
	whenScriptsHaveRun(() => {
		const late = new Promise((resolve) => setTimeout(resolve, longestDelay));
		void Promise.race([responses, late]).then(() => mount(root, settings));
	});
}
