import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { programWords } from './own-process';

const main = path.resolve(import.meta.dirname, '../cli/main.ts');
const script = path.resolve(import.meta.dirname, '../../../../scripts/start.cjs');

/** `npm start` in its own process, without a build. */
export class ServerProcess {
	/** All its output, from both streams. */
	said = '';
	readonly ended: Promise<number | null>;

	private constructor(readonly child: ChildProcess) {
		child.stdout?.on('data', (text: Buffer) => (this.said += text.toString()));
		child.stderr?.on('data', (text: Buffer) => (this.said += text.toString()));
		this.ended = once(child, 'exit').then(([code]) => code as number | null); // Node's event
	}

	/** Starts it on a free port; resolves when a shop or the first-run page is open. */
	static start(words: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<ServerProcess> {
		return ServerProcess.startProgram(programWords(main), words, env);
	}

	/** Starts it as `npm start` does: scripts/start.cjs reads the sources. */
	static asUsersDo(words: readonly string[]): Promise<ServerProcess> {
		return ServerProcess.startProgram([script, '--no-build'], words, {});
	}

	private static async startProgram(
		program: readonly string[],
		words: readonly string[],
		env: NodeJS.ProcessEnv,
	): Promise<ServerProcess> {
		const child = spawn(process.execPath, [...program, '--port', '0', ...words], {
			stdio: ['ignore', 'pipe', 'pipe'],
			env: { ...process.env, ...env },
		});
		const server = new ServerProcess(child);
		await server.says(/Stop with Ctrl\+C/);
		return server;
	}

	get url(): string {
		return /http:\/\/127\.0\.0\.1:\d+/.exec(this.said)?.[0] ?? '';
	}

	/** Resolves when this text was printed. */
	async says(text: RegExp): Promise<void> {
		while (!text.test(this.said)) {
			const more = once(this.child.stdout ?? this.child, 'data');
			const code = await Promise.race([more, this.ended]);
			if (!Array.isArray(code)) throw new Error(`It ended (${code}): ${this.said}`);
		}
	}

	/** Sends a POST of JSON without its last character; `finish` sends the rest. */
	async beginPost(route: string, token: string, body: string): Promise<BegunPost> {
		const { hostname, port } = new URL(this.url);
		const socket = connect(Number(port), hostname);
		const lines = [
			`POST ${route} HTTP/1.1`,
			`host: ${hostname}:${port}`,
			`authorization: Bearer ${token}`,
			'content-type: application/json',
			`content-length: ${body.length}`,
			'expect: 100-continue',
		];
		socket.write(`${lines.join('\r\n')}\r\n\r\n`);
		const [go] = (await once(socket, 'data')) as [Buffer]; // Node's event
		if (!/^HTTP\/1\.1 100/.test(go.toString())) throw new Error(go.toString());
		socket.write(body.slice(0, -1));
		return new BegunPost(socket, body.slice(-1));
	}

	/** Kills the process if it is still running. */
	async end(): Promise<void> {
		if (this.child.exitCode === null) this.child.kill('SIGKILL');
		await this.ended;
	}
}

/** An incomplete request that the server is waiting for. */
class BegunPost {
	/** The full response, once the connection has ended. */
	readonly response: Promise<string>;

	constructor(
		private readonly socket: Socket,
		private readonly rest: string,
	) {
		this.response = new Promise((resolve) => {
			let text = '';
			socket.on('data', (part: Buffer) => (text += part.toString()));
			socket.on('error', () => undefined);
			socket.on('close', () => resolve(text));
		});
	}

	finish(): Promise<string> {
		this.socket.write(this.rest);
		return this.response;
	}
}
