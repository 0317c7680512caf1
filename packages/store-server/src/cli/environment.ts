/** The output and the folders of a started store. */
export interface StartEnvironment {
	/** Folder of the project: .store and dist are in it. */
	readonly root: string;
	/** Folder that typed paths are relative to. */
	readonly folder: string;
	readonly out: { write(text: string): unknown };
	readonly err: { write(text: string): unknown; readonly isTTY?: boolean };
	/** Environment variables, for credentials. */
	readonly variables?: NodeJS.ProcessEnv;
	/** Asks the user at the terminal; absent without a terminal. */
	ask?(question: string, hidden: boolean): Promise<string>;
}
