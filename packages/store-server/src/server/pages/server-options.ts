import type { LogIn } from './log-in';
import type { Sessions } from '../auth/sessions';
import type { StoreContext } from '../../rest/store-context';
import type { StoreFile } from '../../database/store-database';
import type { ReplaceableStore } from '../../stores/replaceable-store';
import type { WebAppOptions } from '../http/web-app';

/** What a server is made of, whichever shops it has. */
export interface ServerOptions extends WebAppOptions {
	/** Opens the REST API to scripts (`Authorization: Bearer …`) and, typed into the log-in form, the pages. */
	readonly token: string;
	/** Who is logged in; without it sessions end with the server. */
	readonly sessions?: Sessions;
	/** Folder of the built app (dist/embedded); without it the pages say that it is to be built. */
	readonly staticDir?: string;
	/** WordPress locale that the pages are shown in, in the place of the shop's own. */
	readonly language?: string;
	/** Files of extensions' scripts, in the order in which the app's page runs them. */
	readonly extensions?: readonly string[];
	/** True when the clock stands still: pages are told its time. */
	readonly clockIsPinned?: boolean;
	/** Milliseconds that a page waits for the responses to what its screen asks first; 1000 when not said. */
	readonly patience?: number;
	/** Pages reload themselves when the app was built anew. */
	readonly reloadsOnBuild?: boolean;
}

/** One shop of a server. */
export interface ServedShop extends ServerOptions {
	readonly context: StoreContext;
	readonly storeFile?: StoreFile;
	/** The same, where a backup can take its place. */
	readonly replaceable?: ReplaceableStore;
	readonly sessions: Sessions;
	readonly logIn: LogIn;
	/** Where its addresses begin: nothing, or as `/shops/name`. */
	readonly base: string;
	/** What opens to the shop's own WordPress what is for it; undefined while nothing does. */
	shopToken(): string | undefined;
}
