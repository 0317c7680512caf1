import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { queryValue, restAccess } from '../auth/access';
import type { Sessions } from '../auth/sessions';
import { newToken, nonceOf } from '../auth/tokens';
import { LogIn } from '../pages/log-in';
import { credentialsOf, type ConnectedShop } from '../../sources/connection/credentials';
import { readShopAddress, screensOf } from '../../sources/connection/shop-address';
import { closeApp, createWebApp, listenOn, sendPage, type WebAppOptions } from '../http/web-app';
import { registerHealth } from '../operations/health';
import { Choice, type ChoiceProblem, type Step, type Tell, type Way } from './choice';
import { ApprovalRoutes, registerReturn } from './approval-routes';
import { fieldsOf } from './fields';
import { firstRunAssets, firstRunPage } from './first-run-page';
import { inLanguage, speakIn, type PageLanguage, type PageLanguages } from './page-language';
import { receiveUpload } from './receive-upload';
import { stepText } from './step-text';

/** The actions that get a store. Each resolves when the store's server has replaced this one. */
export interface Ways {
	demo(tell: Tell): Promise<void>;
	/** `timeZone` is the user's input if the shop does not report it. */
	connect(
		shop: ConnectedShop,
		timeZone: string | null,
		tell: Tell,
		signal: AbortSignal,
	): Promise<void>;
	/** `name` is the file's name on the user's computer. */
	import(file: string, name: string, tell: Tell): Promise<void>;
	/** One of `stores`. */
	open(store: string): Promise<void>;
	/** Names of the existing stores. */
	stores(): Promise<readonly string[]>;
}

interface FirstRunOptions extends WebAppOptions {
	readonly ways: Ways;
	readonly sessions: Sessions;
	readonly languages: PageLanguages;
	/** WordPress locale of the page; by default the browser's. */
	readonly language: string | null;
	/** Folder for uploads. */
	readonly folder: string;
	problemOf(error: unknown): ChoiceProblem;
}

/** The server of the page for choosing a shop; it stops when the store's server starts. */
export interface FirstRunServer {
	readonly inject: FastifyInstance['inject'];
	listen(port: number, host: string): Promise<number>;
	/** Closes the connections; running work continues. */
	close(): Promise<void>;
	/** Cancels running work as well. */
	stop(): Promise<void>;
	newLoginPath(): string;
}

/** Creates the server. Every route needs a session, and every action the page's nonce. */
export async function createFirstRunServer(options: FirstRunOptions): Promise<FirstRunServer> {
	const app = await createWebApp(options);
	registerHealth(app, () => ({ status: 'no store' }));
	const firstRun = new FirstRun(options);
	await firstRun.logIn.register(app);
	for (const { address, type, body } of firstRunAssets) {
		app.get(address, (_request, reply) =>
			reply.type(type).header('cache-control', 'public, max-age=31536000, immutable').send(body),
		);
	}
	app.get('/', (request, reply) => firstRun.show(request, reply));
	app.get('/wp-admin*', (_request, reply) => reply.redirect('/'));
	app.all('/wp-json*', (_request, reply) =>
		reply.code(503).send({
			code: 'store_analytics_no_store',
			message:
				'No shop is open yet: choose one in the browser, or start with --demo, --connect, --import or --db.',
			data: { status: 503 },
		}),
	);
	registerReturn(app, firstRun.approvals);
	await app.register(async (scope) => registerWays(scope, firstRun, options), {
		prefix: '/first-run',
	});
	await app.ready();
	return {
		inject: app.inject.bind(app),
		listen: (port, host) => listenOn(app, port, host),
		close: () => closeApp(app, 0),
		async stop() {
			await firstRun.choice.stop();
			await closeApp(app, 0);
		},
		newLoginPath: () => `/?token=${options.sessions.newLoginToken()}`,
	};
}

function registerWays(
	app: FastifyInstance,
	firstRun: FirstRun,
	{ sessions }: FirstRunOptions,
): void {
	app.addHook('onRequest', async (request, reply) => {
		const isReading = request.method === 'GET';
		const isAllowed = isReading
			? firstRun.logIn.session(request, reply) !== null
			: restAccess(request, sessions) === 'full';
		if (!isAllowed) await reply.code(401).send({ message: 'You are logged out.' });
	});
	// Uploads are written to disk as they arrive, with a size limit there.
	app.addContentTypeParser('application/zip', (_request, body, done) => done(null, body));
	app.get('/state', (request, reply) => firstRun.tellState(request, reply));
	app.get('/screens', (request, reply) => firstRun.tellScreens(request, reply));
	app.post('/demo', (_request, reply) => firstRun.demo(reply));
	app.post('/approve', (request, reply) => firstRun.approvals.ask(request, reply));
	app.post('/connect', (request, reply) => firstRun.connect(request, reply));
	app.post('/import', { bodyLimit: Number.MAX_SAFE_INTEGER }, (request, reply) =>
		firstRun.import(request, reply),
	);
	app.post('/open', (request, reply) => firstRun.open(request, reply));
	app.post('/cancel', (_request, reply) => firstRun.cancel(reply));
}

class FirstRun {
	readonly choice: Choice;
	readonly logIn: LogIn;
	readonly approvals: ApprovalRoutes;

	constructor(private readonly options: FirstRunOptions) {
		this.choice = new Choice(options.problemOf);
		const language = options.languages.closest(options.language ?? '');
		speakIn(language);
		this.logIn = new LogIn(options.sessions, {
			shop: async () => ({ title: 'Store Analytics', locale: language.locale }),
			home: '/',
		});
		this.approvals = new ApprovalRoutes({
			choice: this.choice,
			logIn: this.logIn,
			connect: options.ways.connect,
			home: '/',
		});
	}

	async show(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
		const token = queryValue(request, 'token');
		if (token !== null) return this.logIn.useLink(request, reply, token);
		const session = this.logIn.session(request, reply);
		if (session === null) return this.logIn.ask(request, reply);
		const language = this.language(request);
		const stores = await this.options.ways.stores();
		const html = inLanguage(language, () => firstRunPage(language.locale, stores));
		return sendPage(reply, html, newToken());
	}

	/** Sends the progress in the page's language, with the session's nonce, because the session may be new. */
	async tellState(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
		const { state } = this.choice;
		const words = inLanguage(this.language(request), () => ({
			text: stepText(state, Date.now()),
			problem: state.problem && { ...state.problem, message: state.problem.message() },
		}));
		const session = this.logIn.session(request, reply) ?? '';
		return reply
			.header('cache-control', 'no-store')
			.send({ ...state, ...words, nonce: nonceOf(session) });
	}

	/** Sends links to the shop's screens at the typed URL. */
	async tellScreens(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
		try {
			const shop = readShopAddress(queryValue(request, 'address') ?? '');
			return await reply.send({ shop, ...screensOf(shop) });
		} catch (error) {
			const { message: say } = this.options.problemOf(error);
			return reply.code(400).send({ message: inLanguage(this.language(request), say) });
		}
	}

	demo(reply: FastifyReply): FastifyReply {
		return this.begin(reply, 'demo', 'making-demo', (tell) => this.options.ways.demo(tell));
	}

	connect(request: FastifyRequest, reply: FastifyReply): FastifyReply {
		const field = fieldsOf(request);
		return this.begin(reply, 'connect', 'asking', async (tell, signal) => {
			const shop = readShopAddress(field('address'));
			const credentials = credentialsOf(field('name'), field('secret'));
			const timeZone = field('timeZone').trim() || null;
			await this.options.ways.connect({ shop, credentials }, timeZone, tell, signal);
		});
	}

	open(request: FastifyRequest, reply: FastifyReply): FastifyReply {
		const store = fieldsOf(request)('store');
		return this.begin(reply, 'open', 'opening', () => this.options.ways.open(store));
	}

	/** Responds when the whole file has arrived. */
	async import(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
		if (!this.choice.take('import', 'uploading')) return this.busy(reply);
		const name = fileName(queryValue(request, 'name') ?? '');
		const size = Number(request.headers['content-length'] ?? 0);
		await new Promise<void>((received) => {
			const work = this.choice.run((tell, signal) =>
				receiveUpload(
					this.options.folder,
					{
						body: request.body as Readable, // set by the parser for its content type
						size,
						signal,
						onBytes: (count) => tell('uploading', size > 0 ? count / size : undefined),
					},
					(file) => {
						received();
						return this.options.ways.import(file, name, tell);
					},
				),
			);
			void work.then(received);
		});
		return reply.code(202).send({});
	}

	/** Responds when the running work has stopped. */
	async cancel(reply: FastifyReply): Promise<FastifyReply> {
		return (await this.choice.cancel())
			? reply.send({})
			: reply.code(409).send({ message: 'Nothing is under way that could be cancelled.' });
	}

	private begin(
		reply: FastifyReply,
		way: Way,
		step: Step,
		work: (tell: Tell, signal: AbortSignal) => Promise<void>,
	): FastifyReply {
		if (!this.choice.take(way, step)) return this.busy(reply);
		void this.choice.run(work);
		return reply.code(202).send({});
	}

	private busy(reply: FastifyReply): FastifyReply {
		return reply.code(409).send({ message: 'Another choice is under way.' });
	}

	private language(request: FastifyRequest): PageLanguage {
		const { language, languages } = this.options;
		return languages.closest(language ?? request.headers['accept-language'] ?? '');
	}
}

/** Returns a file's name for messages. */
function fileName(sent: string): string {
	const name = (sent.split(/[/\\]/).at(-1) ?? '').replace(/[\p{C}]/gu, '').slice(-100);
	return name || 'export.zip';
}
