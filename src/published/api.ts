export { createClient, type CallOptions, type Client, type ClientOptions, type ClientReply, type Refusal, type SessionSource } from '../api/client.ts';
