/** A document of the REST API. */
export type RestDocument = Record<string, unknown>;
