import { spawn } from 'node:child_process';
import { root } from './sources.mjs';

/** Runs a program in the project's folder with its output shown; resolves to its exit code. */
export function run(program, args, { env = {} } = {}) {
	return new Promise((resolve, reject) => {
		const child = spawn(program, args, {
			cwd: root,
			stdio: 'inherit',
			env: { ...process.env, ...env },
		});
		child.on('error', reject);
		child.on('exit', (code) => resolve(code ?? 1));
	});
}

/** Returns the path of a dependency's program. */
export const local = (name) => `${root}/node_modules/.bin/${name}`;
