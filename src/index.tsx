import { mount } from './boot/mount';
import { readSettings } from './boot/settings';
import { start } from './boot/start';
import { whenScriptsHaveRun } from './boot/when-scripts-have-run';

const root = document.getElementById('root');
if (root !== null) {
	const settings = readSettings();
	start(settings);
	// Extensions' scripts stand behind this one; their filters count from the first screen on.
	whenScriptsHaveRun(() => mount(root, settings));
}
