import { getPath } from '@store-analytics/navigation';
import { takePreloadedResponses } from './platform/preloaded/preloaded-responses';
import { mount } from './boot/mount';
import { readSettings } from './platform/settings/settings';
import { start } from './boot/start';
import { whenScriptsHaveRun } from './platform/when-scripts-have-run';
import { loadPage } from './pages/list';

/** Milliseconds for which the first render waits for its numbers, so that it need not render twice. */
const longestDelay = 100;

const root = document.getElementById('root');
if (root !== null) {
	const settings = readSettings();
	start(settings);
	// A failure appears on the screen, which loads its code again.
	loadPage(getPath()).catch(() => undefined);
	const responses = takePreloadedResponses();
	// Extensions' scripts follow this one; their filters count from the first screen on.
	whenScriptsHaveRun(() => {
		const late = new Promise((resolve) => setTimeout(resolve, longestDelay));
		void Promise.race([responses, late]).then(() => mount(root, settings));
	});
}
