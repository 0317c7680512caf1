import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, 'static');

/** CSS and JavaScript of the frame around the app, as served. */
export const frameAssets = {
	css: readFileSync(path.join(folder, 'admin-page.css'), 'utf8'),
	js: readFileSync(path.join(folder, 'admin-menu.js'), 'utf8'),
};

/** Changes whenever the assets change. */
export const frameVersion = createHash('sha256')
	.update(frameAssets.css)
	.update(frameAssets.js)
	.digest('hex')
	.slice(0, 10);
