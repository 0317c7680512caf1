import type { FastifyInstance } from 'fastify';
import type { LogIn } from './log-in';
import type { Sessions } from '../auth/sessions';
import type { StoreContext } from '../../rest/store-context';
import type { StoreFile } from '../../database/store-database';
import type { ReplaceableStore } from '../../stores/replaceable-store';
import type { WebAppOptions } from '../http/web-app';

/** The page for opening, adding and removing shops, on whichever server runs. */
export interface ChooserPage {
	register(
		app: FastifyInstance,
		logIn: LogIn,
		place: {
			readonly address: string;
			/** A shop is open on this server. */
			readonly isOpen: boolean;
		},
	): Promise<void>;
}

/** The options of a server, whichever shops it has. */
export interface ServerOptions extends WebAppOptions {
	/** Gives access to scripts (`Authorization: Bearer …`) and, typed into the log-in form, to the pages. */
	readonly token: string;
	/** The sessions; without them sessions end with the server. */
	readonly sessions?: Sessions;
	/** Folder of the built app (dist/embedded); without it the pages say that it must be built. */
	readonly staticDir?: string;
	/** WordPress locale of the pages, instead of the shop's own. */
	readonly language?: string;
	/** Files of extensions' scripts, in their order on the app's page. */
	readonly extensions?: readonly string[];
	/** True if the clock is frozen: pages get its time. */
	readonly clockIsPinned?: boolean;
	/** Milliseconds that a page waits for the first responses of its screen; 1000 by default. */
	readonly patience?: number;
	/** The page for opening, adding and removing shops; without it the shops stay as they are. */
	readonly chooser?: ChooserPage;
	/** Pages reload themselves when the app was built again. */
	readonly reloadsOnBuild?: boolean;
}

/** One shop of a server. */
export interface ServedShop extends ServerOptions {
	readonly context: StoreContext;
	readonly storeFile?: StoreFile;
	/** The same, if a backup can replace it. */
	readonly replaceable?: ReplaceableStore;
	readonly sessions: Sessions;
	readonly logIn: LogIn;
	/** The prefix of its addresses: nothing, or `/shops/name`. */
	readonly base: string;
	/** The token of the shop's own WordPress for its routes; undefined without one. */
	shopToken(): string | undefined;
}
