import path from 'node:path';

/** The page that shows results of tools, in the folder of the built app. */
export const viewFile = (builtApp: string): string => path.join(builtApp, 'agent-view.html');
