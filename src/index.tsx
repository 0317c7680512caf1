import { getPath } from '@store-analytics/navigation';
import { hydrateAnswers } from './boot/hydrate';
import { mount } from './boot/mount';
import { readSettings } from './boot/settings';
import { start } from './boot/start';
import { whenScriptsHaveRun } from './boot/when-scripts-have-run';
import { loadPage } from './shell/pages';

const root = document.getElementById('root');
if (root !== null) {
	const settings = readSettings();
	start(settings);
	// A failure shows on the screen, which asks for its code once more.
	loadPage(getPath()).catch(() => undefined);
	// Extensions' scripts stand behind this one; their filters count from the first screen on.
	whenScriptsHaveRun(() => {
		hydrateAnswers();
		mount(root, settings);
	});
}
