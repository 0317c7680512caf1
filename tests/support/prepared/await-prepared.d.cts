/** Variable with the folder into which prepare.ts writes. */
export declare const FOLDER_VARIABLE: string;
/** Waits until the run has prepared what a test needs; returns the variables by which the test finds it. */
export declare function awaitPrepared(names: readonly string[]): Promise<Record<string, string>>;
