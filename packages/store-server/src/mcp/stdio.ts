import { serveStdio as serve } from '@modelcontextprotocol/server/stdio';
import { createMcpServer } from './mcp-server';
import type { Caller } from './http-handler';

/** Serves the tools over standard input and output until the input ends. Returns a function that ends it before. */
export function serveStdio(caller: Caller): () => Promise<void> {
	const handle = serve(() => createMcpServer(caller));
	return () => handle.close();
}
