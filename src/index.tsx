import { mount } from './boot/mount';
import { readSettings } from './boot/settings';
import { start } from './boot/start';

const root = document.getElementById('root');
if (root !== null) {
	const settings = readSettings();
	start(settings);
	mount(root, settings);
}
