import type { NextRequest, NextResponse } from 'next/server';
import { closeSession, openSession } from '@/lib/session/door';
import { enterSession } from '@/lib/session/social-door';

export const POST = (request: NextRequest): Promise<NextResponse> => openSession(request);
export const DELETE = (request: NextRequest): Promise<NextResponse> => closeSession(request);
export const GET = (request: NextRequest): Promise<NextResponse> => enterSession(request);
