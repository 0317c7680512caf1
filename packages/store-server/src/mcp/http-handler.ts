import { createMcpHandler } from '@modelcontextprotocol/server';
import { createMcpServer, type ToolCall } from './mcp-server';
import type { ToolContext } from './tool';

/** Who sent a request, and what it may do. */
export interface Caller extends ToolContext {
	readonly note: (call: ToolCall) => void;
	/** The file of the page that shows results, if the app is built. */
	readonly viewFile: string | undefined;
}

/** Answers a request of the streamable HTTP transport, in the protocol's versions of 2025 and 2026. */
export type McpHandler = (request: Request, caller: Caller, body: unknown) => Promise<Response>;

/** Serves each request on its own, so that no session can end or be taken over. */
export const handleMcp: McpHandler = (request, caller, body) =>
	createMcpHandler(() => createMcpServer(caller), { keepAliveMs: 0 }).fetch(request, {
		...(body !== undefined && { parsedBody: body }),
	});
