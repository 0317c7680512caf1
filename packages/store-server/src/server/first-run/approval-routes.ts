import { __ } from '@wordpress/i18n';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { namesLoopback } from '../auth/host-check';
import { queryValue } from '../auth/access';
import type { LogIn } from '../pages/log-in';
import { readShopAddress } from '../../sources/connection/shop-address';
import { ShopError } from '../../sources/connection/shop-error';
import { approvalScreen } from '../../sources/rest/approval-screen';
import type { Approvals } from './approvals';
import type { Choice } from './choice';
import { fieldsOf } from './fields';
import { inLanguage, type PageLanguage } from './page-language';
import type { Ways } from './ways';

const RETURN = '/first-run/approved';

interface ApprovalOptions {
	readonly choice: Choice;
	readonly approvals: Approvals;
	readonly logIn: LogIn;
	connect: Ways['connect'];
	readonly language: (request: FastifyRequest) => PageLanguage;
	/** The page that shows the progress. */
	readonly home: string;
}

/** Connects a shop without typed keys: its own screen asks the user, and sends back an application password. */
export class ApprovalRoutes {
	private readonly approvals: Approvals;

	constructor(private readonly options: ApprovalOptions) {
		this.approvals = options.approvals;
	}

	/** Responds with the shop's screen to go to, when the shop has said that it has one. */
	async ask(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
		const { choice } = this.options;
		if (!choice.take('connect', 'asking')) {
			return reply
				.code(409)
				.send({ message: inLanguage(this.options.language(request), alreadyWorking) });
		}
		const field = fieldsOf(request);
		const session = this.options.logIn.session(request, reply) ?? '';
		let location: string | null = null;
		await choice.run(async (tell, signal) => {
			const shop = readShopAddress(field('address'));
			const origin = `${request.protocol}://${request.host}`;
			const back = returnTo(request);
			const timeZone = field('timeZone').trim() || null;
			const state = this.approvals.begin({ shop, timeZone, origin }, session);
			const urls = {
				successUrl: `${back}?state=${state}`,
				rejectUrl: `${back}?state=${state}&rejected=1`,
			};
			const screen = await approvalScreen(shop, { ...urls, name: nameNow() }, { signal });
			tell('connecting');
			location = screen;
			choice.rest();
		});
		return reply
			.header('cache-control', 'no-store')
			.code(location === null ? 202 : 200)
			.send({ location });
	}

	/** Takes the password out of the address at once: the next page has neither it nor a way back to it. */
	comeBack(request: FastifyRequest, reply: FastifyReply): FastifyReply {
		reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store');
		const state = queryValue(request, 'state') ?? '';
		const origin = this.approvals.originOf(state);
		if (origin !== null && origin !== `${request.protocol}://${request.host}`) {
			// The page was opened as localhost, which has a cookie of its own.
			return reply.redirect(origin + (request.raw.url ?? RETURN), 303);
		}
		const session = this.options.logIn.session(request, reply);
		if (session !== null) {
			this.take(request, this.approvals.take(state, session));
			this.options.choice.awaitPage();
		}
		return reply.redirect(this.options.home, 303);
	}

	private take(request: FastifyRequest, approval: ReturnType<Approvals['take']>): void {
		const { choice, connect } = this.options;
		if (approval === null) return choice.fail('connect', lateReturn());
		const name = queryValue(request, 'user_login') ?? '';
		const secret = queryValue(request, 'password') ?? '';
		if (queryValue(request, 'rejected') !== null || name === '' || secret === '') {
			return choice.fail('connect', rejected());
		}
		if (!choice.take('connect', 'asking')) return;
		const { shop, timeZone } = approval;
		const credentials = { kind: 'application-password', name, secret } as const;
		void choice.run((tell, signal) => connect({ shop, credentials }, timeZone, tell, signal));
	}
}

/** Mounts the address to which the shop's screen comes back. */
export function registerReturn(app: FastifyInstance, routes: ApprovalRoutes): void {
	app.get(RETURN, (request, reply) => routes.comeBack(request, reply));
}

/** WordPress comes back by https, or to this machine by its number. Throws a ShopError for other addresses. */
function returnTo({ protocol, host, hostname }: FastifyRequest): string {
	if (protocol === 'https') return `https://${host}${RETURN}`;
	if (!namesLoopback(host)) throw noReturn();
	return `http://${hostname === 'localhost' ? host.replace('localhost', '127.0.0.1') : host}${RETURN}`;
}

/** Each connection has a name of its own, by which it can be found and revoked in the shop. */
function nameNow(): string {
	return `Store Analytics (${new Date().toISOString().slice(0, 19).replace('T', ' ')})`;
}

/** The page allows one piece of work at a time. */
export function alreadyWorking(): string {
	return __('Another step is still running. Wait until it ends, or cancel it.', 'store-analytics');
}

function noReturn(): ShopError {
	return new ShopError(
		'refused',
		() =>
			__(
				'This page is not encrypted, so WordPress sends no password to it. Open Store Analytics by https, or use a read-only key below.',
				'store-analytics',
			),
		{ asksFor: 'key' },
	);
}

function rejected(): ShopError {
	return new ShopError('refused', () =>
		__(
			'The connection was not approved in the shop, and nothing was saved. Try again, or use a read-only key below.',
			'store-analytics',
		),
	);
}

function lateReturn(): ShopError {
	return new ShopError('refused', () =>
		__(
			'The shop’s response came too late, or a second time. Connect the shop again, and delete the unused application password in the shop.',
			'store-analytics',
		),
	);
}
