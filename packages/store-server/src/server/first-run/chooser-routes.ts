import { __ } from '@wordpress/i18n';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { queryValue } from '../auth/access';
import { newToken, nonceOf } from '../auth/tokens';
import { sendPage } from '../http/web-app';
import type { LogIn } from '../pages/log-in';
import type { ChooserPage } from '../pages/server-options';
import { credentialsOf } from '../../sources/connection/credentials';
import { harmless } from '../../base/text';
import { isOnThisMachine, readShopAddress, screensOf } from '../../sources/connection/shop-address';
import { alreadyWorking, ApprovalRoutes } from './approval-routes';
import type { Approvals } from './approvals';
import type { Choice, Step, Tell, Way } from './choice';
import { fieldsOf } from './fields';
import { firstRunPage } from './first-run-page';
import { inLanguage, type PageLanguage } from './page-language';
import { receiveUpload } from './receive-upload';
import { amountText, stepText } from './step-text';
import type { ChooserOptions } from './ways';

/** Where the page is, and whether a shop is open beside it. */
export type ChooserPlace = Parameters<ChooserPage['register']>[2];

/** What all servers of the process share. */
interface Shared {
	readonly options: ChooserOptions;
	readonly choice: Choice;
	readonly approvals: Approvals;
	readonly openedAt: string;
	languageOf(request: FastifyRequest): PageLanguage;
}

/** The page for choosing a shop and its routes, on one server. */
export class ChooserRoutes {
	readonly approvals: ApprovalRoutes;
	private readonly choice: Choice;
	private readonly options: ChooserOptions;

	constructor(
		private readonly chooser: Shared,
		readonly logIn: LogIn,
		private readonly place: ChooserPlace,
	) {
		this.choice = chooser.choice;
		this.options = chooser.options;
		this.approvals = new ApprovalRoutes({
			...{ choice: this.choice, approvals: chooser.approvals, logIn },
			language: (request) => this.language(request),
			connect: this.options.ways.connect,
			home: place.address,
		});
	}

	async show(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
		const token = queryValue(request, 'token');
		if (token !== null) return this.logIn.useLink(request, reply, token);
		const session = this.logIn.session(request, reply);
		if (session === null) return this.logIn.ask(request, reply);
		const language = this.language(request);
		const stores = await this.options.ways.stores();
		const page = { isOpen: this.place.isOpen, seen: this.choice.seen() };
		const html = inLanguage(language, () => firstRunPage(language.locale, stores, page));
		return sendPage(reply, html, newToken());
	}

	/** Sends the progress in the page's language, with the session's nonce, because the session may be new. */
	async tellState(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
		const { state } = this.choice;
		if (this.isDone(queryValue(request, 'seen'))) {
			return reply
				.header('cache-control', 'no-store')
				.send({ step: 'open', at: this.chooser.openedAt });
		}
		const words = inLanguage(this.language(request), () => ({
			text: stepText(state, Date.now()),
			amount: amountText(state.amount, this.language(request).locale),
			problem: state.problem && { ...state.problem, message: state.problem.message() },
		}));
		const session = this.logIn.session(request, reply) ?? '';
		return reply
			.header('cache-control', 'no-store')
			.send({ ...state, ...words, nonce: nonceOf(session) });
	}

	/** Whether a page shall go to the open shop; `seen` is the attempt before a page beside an open shop. */
	private isDone(seen: string | null): boolean {
		const { step, problem, isDone, attempt } = this.choice.state;
		if (!this.place.isOpen || step !== null || problem !== null) return false;
		return seen === null || (isDone && attempt > Number(seen));
	}

	/** Sends links to the shop's screens at the typed URL. */
	async tellScreens(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
		try {
			const shop = readShopAddress(queryValue(request, 'address') ?? '');
			const { applicationPasswords, ...screens } = screensOf(shop);
			// Without https, WordPress has none.
			const isSafe = shop.startsWith('https:') || isOnThisMachine(shop);
			return await reply.send({ shop, ...screens, ...(isSafe && { applicationPasswords }) });
		} catch (error) {
			const { message: say } = this.options.problemOf(error);
			return reply.code(400).send({ message: inLanguage(this.language(request), say) });
		}
	}

	demo(request: FastifyRequest, reply: FastifyReply): FastifyReply {
		const language = this.language(request);
		return this.begin(request, reply, 'demo', 'making-demo', (tell) =>
			this.options.ways.demo(tell, language),
		);
	}

	connect(request: FastifyRequest, reply: FastifyReply): FastifyReply {
		const field = fieldsOf(request);
		return this.begin(request, reply, 'connect', 'asking', async (tell, signal) => {
			const shop = readShopAddress(field('address'));
			const credentials = credentialsOf(field('name'), field('secret'));
			const timeZone = field('timeZone').trim() || null;
			await this.options.ways.connect({ shop, credentials }, timeZone, tell, signal);
		});
	}

	open(request: FastifyRequest, reply: FastifyReply): FastifyReply {
		const store = fieldsOf(request)('store');
		return this.begin(request, reply, 'open', 'opening', () => this.options.ways.open(store));
	}

	change(request: FastifyRequest, reply: FastifyReply): FastifyReply {
		const field = fieldsOf(request);
		const to = { name: field('name'), address: field('address') };
		return this.begin(request, reply, 'change', 'asking', (tell, signal) =>
			this.options.ways.change(field('store'), to, tell, signal),
		);
	}

	remove(request: FastifyRequest, reply: FastifyReply): FastifyReply {
		const store = fieldsOf(request)('store');
		return this.begin(request, reply, 'remove', 'removing', () => this.options.ways.remove(store));
	}

	/** Responds with the file of the backup when it is there. */
	async backUp(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
		try {
			return await reply.send({ file: await this.options.ways.backUp(fieldsOf(request)('store')) });
		} catch (error) {
			const { message: say } = this.options.problemOf(error);
			return reply.code(400).send({ message: inLanguage(this.language(request), say) });
		}
	}

	/** Responds when the whole file has arrived. */
	async import(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
		if (!this.choice.take('import', 'uploading')) return this.busy(request, reply);
		const name = fileName(queryValue(request, 'name') ?? '');
		const shop = harmless(queryValue(request, 'shop') ?? '').trim();
		const size = Number(request.headers['content-length'] ?? 0);
		await new Promise<void>((received) => {
			const work = this.choice.run((tell, signal) =>
				receiveUpload(
					this.options.folder,
					{
						body: request.body as Readable, // set by the parser for its content type
						size,
						signal,
						onBytes: (done) => {
							const total = size > 0 ? size : null;
							const share = total === null ? undefined : done / total;
							tell('uploading', share, { unit: 'bytes', done, total });
						},
					},
					(file) => {
						received();
						return this.options.ways.import(file, { name, shop }, tell);
					},
				),
			);
			void work.then(received);
		});
		return reply.code(202).send({});
	}

	/** Responds when the running work has stopped. */
	async cancel(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
		if (await this.choice.cancel()) return reply.send({});
		const message = inLanguage(this.language(request), () =>
			__('There is nothing to cancel.', 'store-analytics'),
		);
		return reply.code(409).send({ message });
	}

	private begin(
		request: FastifyRequest,
		reply: FastifyReply,
		way: Way,
		step: Step,
		work: (tell: Tell, signal: AbortSignal) => Promise<void>,
	): FastifyReply {
		if (!this.choice.take(way, step)) return this.busy(request, reply);
		void this.choice.run(work);
		return reply.code(202).send({});
	}

	private busy(request: FastifyRequest, reply: FastifyReply): FastifyReply {
		return reply.code(409).send({ message: inLanguage(this.language(request), alreadyWorking) });
	}

	private language(request: FastifyRequest): PageLanguage {
		return this.chooser.languageOf(request);
	}
}

/** Returns a file's name for messages. */
function fileName(sent: string): string {
	const name = (sent.split(/[/\\]/).at(-1) ?? '').replace(/[\p{C}]/gu, '').slice(-100);
	return name || 'export.zip';
}
