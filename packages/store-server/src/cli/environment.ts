/** Where a started store writes to, and where it lies. */
export interface StartEnvironment {
	/** Folder of the project: .store and dist are in it. */
	readonly root: string;
	/** Folder from which typed paths count. */
	readonly folder: string;
	readonly out: { write(text: string): unknown };
	readonly err: { write(text: string): unknown; readonly isTTY?: boolean };
	/** Variables of the environment, for credentials. */
	readonly variables?: NodeJS.ProcessEnv;
	/** Asks the person who started it; absent where nobody sits. */
	ask?(question: string, hidden: boolean): Promise<string>;
}
